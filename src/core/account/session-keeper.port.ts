import type { FailureOf, Result } from '../shared/result';

/** Makes calls that only somebody who is signed in may make. */
export interface SessionKeeper {
  /**
   * Makes the call. When the session has ended, the person is asked to sign in again, and the call is made once more for
   * the same person with the same role; for nobody and for nobody else it is not: then the answer is 'unauthenticated'.
   */
  keep<T, F extends { readonly code: string }>(
    call: () => Promise<Result<T, F>>,
  ): Promise<Result<T, F | FailureOf<'unauthenticated'>>>;
}
