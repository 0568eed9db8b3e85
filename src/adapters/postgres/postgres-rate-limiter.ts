import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { RateKey, RateLimit, RateLimiter, SentCall } from '../../core/shared/rate-limiter.port';
import { type Logger, ok } from '../../core/shared/result';
import type { Clock } from '../../core/shared/system.port';
import { batched } from './batched';
import type { Database } from './database';
import { queried } from './queried';
import { countPresses, isLetThrough, type PressedWindow } from './rate-presses';

/** Counts whose window has ended are removed this often, in ms, by the call that comes then. */
const SWEEP_MS = 10 * 60_000;

/** For at most this long, in ms, a refused caller is refused again without a query, so that a flood costs the database little. */
const REFUSED_MS = 1000;
/** More keys than this are not remembered. */
const MOST_REFUSED = 10_000;

/**
 * Counts in PostgreSQL, in fixed windows that begin with the first time. A clock that is set back keeps nobody out for longer.
 * Keys are stored as hashes, so that neither the table nor a backup tells an email or an address.
 */
export class PostgresRateLimiter implements RateLimiter {
  private sweptAt: number;
  /** Until when each key is refused, in ms since the epoch, and which calls may still be repeated. */
  private readonly refused = new Map<string, Refused>();

  private readonly count = batched((times: readonly Time[]) => countAll(this.database, times));
  private readonly countPress = batched(countPresses(() => this.database));

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly logger: Logger,
    /** Part of the hashes, so that a leaked backup cannot be used to test emails against them. The same in every process. */
    private readonly secret: string,
  ) {
    this.sweptAt = clock.now();
  }

  async take(key: RateKey, limit: RateLimit): Promise<boolean> {
    return this.isWithin(this.hashOf(key), limit);
  }

  async takeInTurn(counts: readonly (readonly [key: RateKey, limit: RateLimit])[]): Promise<number> {
    for (const [at, [key, limit]] of counts.entries())
      if (!(await this.isWithin(this.hashOf(key), limit))) return at;
    return counts.length;
  }

  async takeUnlessRepeated(counted: RateKey, limit: RateLimit, { call, input }: SentCall): Promise<boolean> {
    const key = this.hashOf(counted);
    const now = this.clock.now();
    const press = { ...limit, key, now, call, input: this.hashOf([...counted, call, input]).slice(0, 16) };
    const refused = this.refusedAt(key, now);
    if (refused) return isLetThrough(press, refused);
    if (this.isTimeToSweep(now)) await this.sweep(now);
    const answer = await queried(async () => ok(await this.countPress(press)), this.logger);
    if (!answer.ok || isLetThrough(press, answer.value)) return true;
    this.refuse(key, now, answer.value);
    return false;
  }

  async forget(counted: RateKey): Promise<void> {
    const key = this.hashOf(counted);
    this.refused.delete(key);
    await queried(async () => {
      await this.database.deleteFrom('rate_count').where('key', '=', key).execute();
      return ok(undefined);
    }, this.logger);
  }

  private async isWithin(key: string, { times, windowMs }: RateLimit): Promise<boolean> {
    const now = this.clock.now();
    if (this.refusedAt(key, now)) return false;
    if (this.isTimeToSweep(now)) await this.sweep(now);
    const answer = await queried(async () => ok(await this.count({ key, now, windowMs })), this.logger);
    if (!answer.ok || answer.value.count <= times) {
      this.refused.delete(key);
      return true;
    }
    this.refuse(key, now, { endsAt: answer.value.endsAt, call: '', inputs: '' });
    return false;
  }

  private hashOf(key: RateKey): string {
    // As JSON, no part can pretend to be two.
    return createHmac('sha256', this.secret).update(JSON.stringify(key)).digest('base64url');
  }

  private refusedAt(key: string, now: number): Refused | null {
    const refused = this.refused.get(key);
    const restMs = (refused?.until ?? 0) - now;
    return refused && restMs > 0 && restMs <= REFUSED_MS ? refused : null;
  }

  private refuse(key: string, now: number, window: PressedWindow): void {
    if (this.refused.size >= MOST_REFUSED) this.refused.clear();
    this.refused.set(key, { ...window, until: Math.min(now + REFUSED_MS, window.endsAt) });
  }

  private isTimeToSweep(now: number): boolean {
    return Math.abs(now - this.sweptAt) >= SWEEP_MS;
  }

  private async sweep(now: number): Promise<void> {
    this.sweptAt = now;
    await queried(async () => {
      // In the order in which counts are locked; one that is counted at this moment has begun again.
      await sql`delete from rate_count where key in (
        select key from rate_count where ends_at <= ${now} order by key for update skip locked)`.execute(
        this.database,
      );
      return ok(undefined);
    }, this.logger);
  }
}

/** The window of a key that is beyond its limit, and until when that is known, in ms since the epoch. */
interface Refused extends PressedWindow {
  readonly until: number;
}

/** A time of a key at `now`, in a window of so many ms. */
interface Time {
  readonly key: string;
  readonly now: number;
  readonly windowMs: number;
}

/** How often a key was counted in its window, and when that ends, in ms since the epoch. */
interface Counted {
  readonly count: number;
  readonly endsAt: number;
}

/** Counts all of these in one statement. Keys are locked in their order, so that no two processes wait for each other. */
async function countAll(database: Database, times: readonly Time[]): Promise<readonly Counted[]> {
  const keys = [...new Set(times.map(({ key }) => key))].sort();
  const timesOf = (key: string) => times.filter((time) => time.key === key);
  const firsts = keys.flatMap((key) => timesOf(key).slice(0, 1));
  const counts = keys.map((key) => timesOf(key).length);
  // A window that would last longer than two was begun before the clock was set back. One alone may be another process's,
  // whose clock is ahead of this one.
  const { rows } = await sql<Counted & { readonly key: string }>`
    with asked as (
      select * from unnest(${keys}::text[], ${counts}::int4[], ${firsts.map(({ now }) => now)}::int8[],
        ${firsts.map(({ windowMs }) => windowMs)}::int8[]) as asked(key, count, now, window_ms)
    )
    insert into rate_count as kept (key, count, ends_at) select key, count, now + window_ms from asked
    on conflict (key) do update set (count, ends_at) = (
      select case when is_over then excluded.count else kept.count + excluded.count end,
        case when is_over then excluded.ends_at else kept.ends_at end
      from (select kept.ends_at <= now or kept.ends_at > now + 2 * window_ms as is_over from asked where asked.key = kept.key) as window_
    )
    returning key, count, ends_at as "endsAt"`.execute(database);
  const windows = new Map(rows.map(({ key, ...window }) => [key, window]));
  const placeByKey = new Map<string, number>();
  return times.map(({ key }, at) => {
    const window = windows.get(key);
    if (!window) throw new Error(`The count ${at} was not answered.`);
    const place = (placeByKey.get(key) ?? 0) + 1;
    placeByKey.set(key, place);
    // All of this statement are in the count: the first of three is two before the last.
    return { count: window.count - timesOf(key).length + place, endsAt: window.endsAt };
  });
}
