import type { FailureOf } from '../shared/failure';
import type { Result } from '../shared/result';

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
   * Deletes, for good, what retentionAt says is old at `now` (ms since the epoch) by the settings that are kept: messages,
   * pickups as keptOfPickup leaves them, gifts that isAbandoned names, mails that were sent or given up, and links that no
   * longer work. A mail that waits goes with the messages: a mail server that takes so long will not take it any more.
   */
  remove(now: number): Promise<Result<DeletedRecords, FailureOf<'unavailable'>>>;
}
