/** How often something may happen. */
export interface RateLimit {
  /** At most this many times … */
  readonly times: number;
  /** … in this many ms. */
  readonly windowMs: number;
}

/**
 * What is counted: its kind, such as 'sign-in', and whatever tells one count from another, such as an email or a network.
 * The parts stay apart: what somebody types into one of them never reaches the count of other parts.
 */
export type RateKey = readonly [kind: string, ...parts: readonly string[]];

/** A call as it was sent. */
export interface SentCall {
  readonly call: string;
  /** What it was sent with, as text. */
  readonly input: string;
}

/** Counts what happens under a key, for all processes together. What is kept of a key doesn't show its parts. */
export interface RateLimiter {
  /** Counts one more time and answers whether it is still within the limit. A limiter that cannot count lets pass. */
  take(key: RateKey, limit: RateLimit): Promise<boolean>;
  /**
   * As `take`, for a call that may be sent twice since its answer was lost: what repeats a call that was let through in this window
   * is let through and not counted again. A call repeats an earlier one with the same name and input, as long as no call with another
   * name was let through under the key in between: take, withdraw, take are three. What was refused is refused when it is sent again.
   */
  takeUnlessRepeated(key: RateKey, limit: RateLimit, sent: SentCall): Promise<boolean>;
  /**
   * As `take` for several keys, one after the other until one is beyond its limit, and answers how many were within. One that
   * cannot count answers that all were.
   */
  takeInTurn(counts: readonly (readonly [key: RateKey, limit: RateLimit])[]): Promise<number>;
  /** Forgets what was counted under a key. */
  forget(key: RateKey): Promise<void>;
}
