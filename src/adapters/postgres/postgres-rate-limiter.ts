import { createHmac } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { RateKey, RateLimit, RateLimiter } from '../../core/shared/rate-limiter.port';
import { type Logger, ok } from '../../core/shared/result';
import type { Clock } from '../../core/shared/system.port';
import type { Database } from './database';
import { queried } from './queried';

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
  /** Until when each key is refused, in ms since the epoch. */
  private readonly refused = new Map<string, number>();

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
    return (await this.takeInTurn([[key, limit]])) === 1;
  }

  async takeInTurn(counts: readonly (readonly [key: RateKey, limit: RateLimit])[]): Promise<number> {
    const now = this.clock.now();
    const hashed = counts.map(([key, limit]) => ({ ...limit, key: this.hashOf(key) }));
    const [first] = hashed;
    const refusedMs = ((first && this.refused.get(first.key)) ?? 0) - now;
    if (!first || (refusedMs > 0 && refusedMs <= REFUSED_MS)) return 0;
    if (Math.abs(now - this.sweptAt) >= SWEEP_MS) await this.sweep(now);
    const found = await queried(async () => {
      const { rows } = await countedInTurn(hashed, now).execute(this.database);
      return ok(rows);
    }, this.logger);
    if (!found.ok) return counts.length;
    for (const [at, { key, times }] of hashed.entries()) {
      const window = found.value.find(({ place }) => place === at);
      if (!window || window.count > times) {
        if (window) this.refuse(key, Math.min(now + REFUSED_MS, window.ends_at));
        return at;
      }
      this.refused.delete(key);
    }
    return counts.length;
  }

  async forget(counted: RateKey): Promise<void> {
    const key = this.hashOf(counted);
    this.refused.delete(key);
    await queried(async () => {
      await this.database.deleteFrom('rate_count').where('key', '=', key).execute();
      return ok(undefined);
    }, this.logger);
  }

  private hashOf(key: RateKey): string {
    // As JSON, no part can pretend to be two.
    return createHmac('sha256', this.secret).update(JSON.stringify(key)).digest('base64url');
  }

  private refuse(key: string, until: number): void {
    if (this.refused.size >= MOST_REFUSED) this.refused.clear();
    this.refused.set(key, until);
  }

  private async sweep(now: number): Promise<void> {
    this.sweptAt = now;
    await queried(async () => {
      await this.database.deleteFrom('rate_count').where('ends_at', '<=', now).execute();
      return ok(undefined);
    }, this.logger);
  }
}

interface Counted {
  readonly place: number;
  readonly count: number;
  readonly ends_at: number;
}

/** One statement that counts each key whose predecessor is within its limit, and answers a row for each that was counted. */
function countedInTurn(
  counts: readonly (RateLimit & { readonly key: string })[],
  now: number,
): RawBuilder<Counted> {
  const name = (place: number) => sql.ref(`counted_${place}`);
  const steps = counts.map(({ key, windowMs }, place) => {
    const before = counts[place - 1];
    const isInTurn = before ? sql`(select count from ${name(place - 1)}) <= ${before.times}` : sql`true`;
    // A window that would last longer than two was begun before the clock was set back. One alone may be another process's,
    // whose clock is ahead of this one.
    const isOver = sql`(rate_count.ends_at <= ${now} or rate_count.ends_at > ${now + 2 * windowMs})`;
    return sql`${name(place)} as (
      insert into rate_count (key, count, ends_at) select ${key}, 1, ${now + windowMs} where ${isInTurn}
      on conflict (key) do update set
        count = case when ${isOver} then 1 else rate_count.count + 1 end,
        ends_at = case when ${isOver} then excluded.ends_at else rate_count.ends_at end
      returning count, ends_at)`;
  });
  const rows = counts.map(
    (_, place) => sql`select ${place}::int4 as place, count, ends_at from ${name(place)}`,
  );
  return sql<Counted>`with ${sql.join(steps)} ${sql.join(rows, sql` union all `)}`;
}
