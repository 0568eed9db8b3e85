import type { FailureOf, Result } from '../shared/result';
import type { Mail } from './mail';
import type { MailTrouble } from './mailer.port';

/** A mail that somebody has taken out of the outbox to send it. */
export interface ClaimedMail {
  readonly id: string;
  readonly mail: Mail;
  /** How often it was tried, this time included. */
  readonly tries: number;
}

/** The outbox as the worker that sends sees it. Several workers may share one. */
export interface MailQueue {
  /**
   * Takes up to `limit` mails that are due, the ones due longest first. Nobody else gets them before `until` (ms since
   * the epoch); those of a worker that dies meanwhile are due again then.
   */
  claim(limit: number, until: number): Promise<Result<readonly ClaimedMail[], FailureOf<'unavailable'>>>;
  /** Marks a mail as sent and forgets what it said. */
  markSent(id: string): Promise<Result<void, FailureOf<'unavailable'>>>;
  /** Removes a mail that no longer has to be sent from the outbox. */
  drop(id: string): Promise<Result<void, FailureOf<'unavailable'>>>;
  /** Keeps a mail that was not taken: to be tried again at `next` (ms since the epoch), or never by itself with null. */
  markNotTaken(
    id: string,
    trouble: MailTrouble,
    next: number | null,
  ): Promise<Result<void, FailureOf<'unavailable'>>>;
}
