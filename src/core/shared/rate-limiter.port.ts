/** How often something may happen. */
export interface RateLimit {
  /** At most this many times … */
  readonly times: number;
  /** … in this many ms. */
  readonly windowMs: number;
}

/** Counts what happens under a key, for all processes together. */
export interface RateLimiter {
  /** Counts one more time and answers whether it is still within the limit. A limiter that cannot count lets pass. */
  take(key: string, limit: RateLimit): Promise<boolean>;
  /** Forgets what was counted under a key. */
  forget(key: string): Promise<void>;
}
