import { sql } from 'kysely';
import type { Clock } from '../../core/shared/clock.port';
import type { Logger } from '../../core/shared/logger.port';
import type { RateLimit, RateLimiter } from '../../core/shared/rate-limiter.port';
import { ok } from '../../core/shared/result';
import type { Database } from './database';
import { queried } from './queried';

/** Counts whose window has ended are removed this often, in ms, by the call that comes then. */
const SWEEP_MS = 10 * 60_000;

/** Counts in PostgreSQL, in fixed windows that begin with the first time. */
export class PostgresRateLimiter implements RateLimiter {
  private sweptAt: number;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {
    this.sweptAt = clock.now();
  }

  async take(key: string, { times, windowMs }: RateLimit): Promise<boolean> {
    const now = this.clock.now();
    if (now - this.sweptAt >= SWEEP_MS) await this.sweep(now);
    const counted = await queried(async () => {
      const { count } = await this.database
        .insertInto('rate_count')
        .values({ key, count: 1, ends_at: now + windowMs })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            count: sql<number>`case when rate_count.ends_at <= ${now} then 1 else rate_count.count + 1 end`,
            ends_at: sql<number>`case when rate_count.ends_at <= ${now} then ${now + windowMs} else rate_count.ends_at end`,
          }),
        )
        .returning('count')
        .executeTakeFirstOrThrow();
      return ok(count);
    }, this.logger);
    return !counted.ok || counted.value <= times;
  }

  async forget(key: string): Promise<void> {
    await queried(async () => {
      await this.database.deleteFrom('rate_count').where('key', '=', key).execute();
      return ok(undefined);
    }, this.logger);
  }

  private async sweep(now: number): Promise<void> {
    this.sweptAt = now;
    await queried(async () => {
      await this.database.deleteFrom('rate_count').where('ends_at', '<=', now).execute();
      return ok(undefined);
    }, this.logger);
  }
}
