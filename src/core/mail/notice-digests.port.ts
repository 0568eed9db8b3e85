import type { FailureOf, Result } from '../shared/result';

/** Notices to staff that were too many for an hour: each address gets one mail for them when the hour is over. */
export interface NoticeDigests {
  /** Queues the mails that are due, each once in whichever process, and answers how many. */
  writeDue(): Promise<Result<number, FailureOf<'unavailable'>>>;
}
