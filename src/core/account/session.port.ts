import type { SignedInUser } from '../access/second-step';
import type { FailureOf, Result } from '../shared/result';
import type { User } from './user';

/** Tells who is signed in. Signing in and out is the auth gateway's (auth-gateway.port.ts). */
export interface Session {
  /**
   * Who is signed in, or null for nobody. 'corrupt' when what was kept is no user: it has been removed, and nobody is
   * signed in. 'unavailable' when nobody can tell just now.
   */
  read(): Promise<Result<SignedInUser | null, FailureOf<'corrupt' | 'unavailable'>>>;
}

/**
 * What the browser itself remembers of who is signed in, without the password: pages look like it before anybody was
 * asked, and the browser's other tabs notice when it changes. With a server it decides nothing.
 */
export interface SessionHint {
  /** Stores a user in place of the previous one; 'quota' when storage is full, 'unavailable' when the browser blocks it. */
  write(user: User): Promise<Result<void, FailureOf<'quota' | 'unavailable'>>>;
  /** Forgets the user; forgetting nobody is a success. */
  clear(): Promise<Result<void, FailureOf<'unavailable'>>>;
}

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
