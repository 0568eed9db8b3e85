import { attempt, type FailureOf, type Logger, type Result } from '../shared/result';
import type { Clock } from '../shared/system.port';

/** How many records of each kind were deleted, how many pickups were shortened, how many applications lost their words, and how many sign-ups the person. */
export interface DeletedRecords {
  readonly messages: number;
  readonly pickups: number;
  readonly shortenedPickups: number;
  readonly applications: number;
  readonly signups: number;
  readonly gifts: number;
  readonly mails: number;
  readonly links: number;
}

/** The records that are kept for a limited time. */
export interface ExpiredRecords {
  /**
   * Permanently deletes what has expired at `now` (ms since the epoch) by retentionAt and the current settings: messages,
   * pickups as keptOfPickup leaves them, the words of applications that isExpiredApplication names, what keptOfSignup leaves out of sign-ups, gifts that isAbandoned names, mails that were sent or given up, and links that no
   * longer work. A waiting mail is deleted with the messages: after such a long time no mail server will accept it.
   */
  remove(now: number): Promise<Result<DeletedRecords, FailureOf<'unavailable'>>>;
}

/** Deletes expired records. */
export class DeleteExpired {
  constructor(
    private readonly records: ExpiredRecords,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** Never throws; what could not be deleted is deleted the next time. */
  async execute(): Promise<void> {
    const removed = await attempt(() => this.records.remove(this.clock.now()), this.logger);
    if (!removed.ok) this.logger.error('What is old could not be deleted', removed.failure);
    else if (Object.values(removed.value).some((count) => count > 0))
      this.logger.info('What is old was deleted', removed.value);
  }
}
