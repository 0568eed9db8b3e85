import type { SignedInUser } from '../access/second-step';
import type { FailureOf, Result } from '../shared/result';
import type { Proof } from './second-factor/proof';
import type { SecondStepOffer } from './second-factor/second-step-offer';
import type { User } from './user';

/** What a person signs in with. The e-mail compares without regard to case and surrounding spaces, the password exactly. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The same, from the page behind a link to set up the second step again. */
export interface LinkedCredentials extends Credentials {
  /** The secret of the link. */
  readonly reset?: string;
}

/** The credentials are right, but the browser keeps no session: it has no room left, or lets the site store nothing. */
export interface SessionNotKept {
  readonly code: 'not-kept';
  readonly storage: 'full' | 'refused';
}

/** The password was right, and a second step is asked for; without an offer only the link of a reset leads on. */
export interface SecondStepAsked {
  readonly code: 'second-factor';
  readonly offer: SecondStepOffer | null;
}

/** Why somebody could not be signed in. */
export type SignInFailure =
  | FailureOf<'invalid-credentials' | 'locked' | 'too-many' | 'unavailable' | 'cancelled'>
  | SessionNotKept
  | SecondStepAsked;

/**
 * Why a second step opened no session: 'not-found' when the sign-in is over and begins at the password again, 'conflict' for a code
 * that was used or is older than one, 'locked' while codes wait.
 */
export type ProveFailure =
  | FailureOf<'not-found' | 'invalid-credentials' | 'conflict' | 'locked' | 'too-many' | 'unavailable'>
  | SessionNotKept;

/** Goes on with a sign-in of this browser that waits for its second step. */
export interface SecondStepGateway {
  /** Takes one of five tries within ten minutes, and opens a session when it is right. */
  prove(proof: Proof): Promise<Result<User, ProveFailure>>;
}

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
  signIn(credentials: LinkedCredentials, signal?: AbortSignal): Promise<Result<SignedInUser, SignInFailure>>;
  /** Ends the session, or all sessions of the person in it; ending none is a success. */
  signOut(scope?: SignOutScope): Promise<Result<void, FailureOf<'unavailable'>>>;
}

/** Both steps of a sign-in. */
export interface TwoStepGateway extends AuthGateway, SecondStepGateway {}
