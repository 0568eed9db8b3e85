import type { FailureOf, Result } from '../shared/result';

/** Writes the letters of the years that somebody has started and nobody has stopped. */
export interface StatementLetters {
  /**
   * Writes the next few letters, RUN_STEP at most, and answers whether there was anything to do. A donor never gets two,
   * even with repeated or concurrent calls. Stops a year whose letters cannot be written because the legal name is missing.
   * Aborting `signal` ends the call after the current letter.
   */
  writeSome(signal?: AbortSignal): Promise<Result<boolean, FailureOf<'unavailable' | 'quota'>>>;
}
