import type { FailureOf, Result } from '../shared/result';

/** How many records of each kind were deleted, and how many pickups were shortened. */
export interface DeletedRecords {
  readonly messages: number;
  readonly pickups: number;
  readonly shortenedPickups: number;
  readonly gifts: number;
  readonly mails: number;
  readonly links: number;
}

/** What the foundation keeps for a limited time alone. */
export interface OldRecords {
  /**
   * Permanently deletes what has expired at `now` (ms since the epoch) by retentionAt and the current settings: messages,
   * pickups as keptOfPickup leaves them, gifts that isAbandoned names, mails that were sent or given up, and links that no
   * longer work. A waiting mail is deleted with the messages: after such a long time no mail server will accept it.
   */
  remove(now: number): Promise<Result<DeletedRecords, FailureOf<'unavailable'>>>;
}
