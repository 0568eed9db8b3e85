import type { FailureOf } from '../shared/failure';
import type { Result } from '../shared/result';

/** Writes the letters of the years that somebody has started and nobody has stopped. */
export interface StatementLetters {
  /**
   * Writes the next few letters, RUN_STEP at most, and answers whether there was anything to do. Nobody gets two,
   * however many processes call this at the same time. A year whose letters cannot be written, because the legal name is missing,
   * is stopped. Ends after the letter that is being written when `signal` is aborted.
   */
  writeSome(signal?: AbortSignal): Promise<Result<boolean, FailureOf<'unavailable' | 'quota'>>>;
}
