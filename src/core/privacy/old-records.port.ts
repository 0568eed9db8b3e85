import type { FailureOf } from '../shared/failure';
import type { Result } from '../shared/result';

/** How many records of each kind were deleted. */
export interface DeletedRecords {
  readonly messages: number;
  readonly mails: number;
  readonly links: number;
}

/** What the foundation keeps for a limited time alone. */
export interface OldRecords {
  /**
   * Deletes, for good: contact messages that are older than the settings say, mails that were sent or given up, and
   * links that no longer work, both `mailsBefore` and `linksBefore` in ms since the epoch. A mail that waits stays.
   */
  remove(before: {
    readonly now: number;
    readonly mailsBefore: number;
    readonly linksBefore: number;
  }): Promise<Result<DeletedRecords, FailureOf<'unavailable'>>>;
}
