import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
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

  async take(counted: RateKey, { times, windowMs }: RateLimit): Promise<boolean> {
    const key = this.hashOf(counted);
    const now = this.clock.now();
    const refusedMs = (this.refused.get(key) ?? 0) - now;
    if (refusedMs > 0 && refusedMs <= REFUSED_MS) return false;
    if (Math.abs(now - this.sweptAt) >= SWEEP_MS) await this.sweep(now);
    // A window that would last longer than two was begun before the clock was set back. One alone may be another process's,
    // whose clock is ahead of this one.
    const isOver = sql<boolean>`(rate_count.ends_at <= ${now} or rate_count.ends_at > ${now + 2 * windowMs})`;
    const found = await queried(async () => {
      const window = await this.database
        .insertInto('rate_count')
        .values({ key, count: 1, ends_at: now + windowMs })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            count: sql<number>`case when ${isOver} then 1 else rate_count.count + 1 end`,
            ends_at: sql<number>`case when ${isOver} then ${now + windowMs}::int8 else rate_count.ends_at end`,
          }),
        )
        .returning(['count', 'ends_at'])
        .executeTakeFirstOrThrow();
      return ok(window);
    }, this.logger);
    if (!found.ok || found.value.count <= times) {
      this.refused.delete(key);
      return true;
    }
    this.refuse(key, Math.min(now + REFUSED_MS, found.value.ends_at));
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
