import type { RateLimiter } from '../../src/core/shared/rate-limiter.port';

/** A limiter that asks `take` about each count. */
export function limiterOf(take: RateLimiter['take']): RateLimiter {
  return {
    take,
    takeInTurn: async (counts) => {
      for (const [at, [key, limit]] of counts.entries()) if (!(await take(key, limit))) return at;
      return counts.length;
    },
    takeUnlessRepeated: (key, limit, { call, input }) => take([...key, call, input], limit),
    forget: async () => {},
  };
}

/** Counts nothing: everything may happen as often as somebody likes. */
export const noLimits = limiterOf(async () => true);
