import { sql } from 'kysely';
import type { RateLimit } from '../../core/shared/rate-limiter.port';
import type { Database } from './database';

/** A call that is counted at `now` (ms), unless it repeats one that was let through; `input` is a hash. */
interface Press extends RateLimit {
  readonly key: string;
  readonly now: number;
  readonly call: string;
  readonly input: string;
}

/** What is known of a key after a press: until when its window lasts, in ms since the epoch, and which calls may be repeated. */
export interface PressedWindow {
  readonly endsAt: number;
  readonly call: string;
  /** Hashes of one length, with spaces between. */
  readonly inputs: string;
}

/** Whether a press was let through, or repeats one that was. */
export function isLetThrough(
  { call, input }: Pick<Press, 'call' | 'input'>,
  window: Pick<PressedWindow, 'call' | 'inputs'>,
): boolean {
  return window.call === call && window.inputs.includes(input);
}

/**
 * Counts presses in one statement. Those of one key that differ are counted one after the other in further statements: at most as
 * many as are within the limit, since all after that are refused by what is known then.
 */
export function countPresses(database: () => Database) {
  return async (presses: readonly Press[]): Promise<readonly PressedWindow[]> => {
    const windows: PressedWindow[] = [];
    const last = new Map<string, { readonly press: Press; readonly window: PressedWindow }>();
    let rest = [...presses.entries()];
    while (rest.length > 0) {
      const first = new Map<string, Press>();
      for (const [, press] of rest) if (!first.has(press.key)) first.set(press.key, press);
      for (const { key, ...window } of await counted(database(), [...first.values()])) {
        const press = first.get(key);
        if (press) last.set(key, { press, window });
      }
      const later: typeof rest = [];
      const differs = new Set<string>();
      for (const [at, press] of rest) {
        const known = last.get(press.key);
        if (!known) throw new Error(`The press ${at} was not answered.`);
        const isEqual = press.call === known.press.call && press.input === known.press.input;
        const isBeyond = !isLetThrough(known.press, known.window);
        if (!differs.has(press.key) && (isEqual || isBeyond)) windows[at] = known.window;
        else {
          differs.add(press.key);
          later.push([at, press]);
        }
      }
      rest = later;
    }
    return windows;
  };
}

/** Counts presses of different keys. Keys are locked in their order, so that no two processes wait for each other. */
async function counted(
  database: Database,
  presses: readonly Press[],
): Promise<readonly (PressedWindow & { readonly key: string })[]> {
  const ordered = presses.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const each = <Value>(value: (press: Press) => Value) => ordered.map(value);
  // A window that would last longer than two was begun before the clock was set back, as where times are counted.
  const { rows } = await sql<PressedWindow & { readonly key: string }>`
    with asked as (
      select * from unnest(${each(({ key }) => key)}::text[], ${each(({ call }) => call)}::text[], ${each(({ input }) => input)}::text[],
        ${each(({ times }) => times)}::int4[], ${each(({ now }) => now)}::int8[], ${each(({ windowMs }) => windowMs)}::int8[])
        as asked(key, call, input, times, now, window_ms)
    )
    insert into rate_count as kept (key, count, ends_at, call, inputs)
      select key, 1, now + window_ms, call, input from asked
    on conflict (key) do update set (count, ends_at, call, inputs) = (
      select case is_what when 'first' then 1 when 'next' then kept.count + 1 else kept.count end,
        case is_what when 'first' then excluded.ends_at else kept.ends_at end,
        case when is_what in ('first', 'next') then excluded.call else kept.call end,
        case when is_what = 'next' and kept.call = excluded.call then kept.inputs || ' ' || excluded.inputs
          when is_what in ('first', 'next') then excluded.inputs else kept.inputs end
      from (
        select case when kept.ends_at <= now or kept.ends_at > now + 2 * window_ms then 'first'
          when kept.call = excluded.call and strpos(kept.inputs, excluded.inputs) > 0 then 'repeated'
          when kept.count >= times then 'refused' else 'next' end as is_what
        from asked where asked.key = kept.key
      ) as window_
    )
    returning key, ends_at as "endsAt", call, inputs`.execute(database);
  return rows;
}
