import type { FailureOf, Result } from '../shared/result';
import type { User } from './user';

/** What a person signs in with. The e-mail compares without regard to case and surrounding spaces, the password exactly. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The credentials are right, but the browser keeps no session: it has no room left, or lets the site store nothing. */
export interface SessionNotKept {
  readonly code: 'not-kept';
  readonly storage: 'full' | 'refused';
}

/** Why somebody could not be signed in. */
export type SignInFailure =
  | FailureOf<'invalid-credentials' | 'locked' | 'too-many' | 'unavailable' | 'cancelled'>
  | SessionNotKept;

/** Which sessions of a person end: the one in this browser, or those in all browsers. */
export type SignOutScope = 'here' | 'everywhere';

/** Checks who somebody is, and opens and ends their session. Who is signed in is told by the session (session.port.ts). */
export interface AuthGateway {
  /** Whether it knows the sessions that a person has in other browsers; a back end inside this browser knows none. */
  readonly knowsOtherBrowsers: boolean;
  /**
   * Opens a session in place of any other and answers whose it is, without the password. 'locked' and 'too-many' after
   * too many attempts; 'invalid-credentials' says why only where the back end tells (the mock does); 'cancelled' when
   * `signal` was aborted before anything was done.
   */
  signIn(credentials: Credentials, signal?: AbortSignal): Promise<Result<User, SignInFailure>>;
  /** Ends the session, or all sessions of the person in it; ending none is a success. */
  signOut(scope?: SignOutScope): Promise<Result<void, FailureOf<'unavailable'>>>;
}
