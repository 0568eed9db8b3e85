import type { FailureOf } from '../shared/failure';
import type { Result } from '../shared/result';
import type { User } from './user';

/** What a person signs in with. The e-mail compares without regard to case and surrounding spaces, the password exactly. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Checks who somebody is. */
export interface AuthGateway {
  /**
   * The user with these credentials, without the password. 'locked' after too many attempts; 'invalid-credentials' says
   * why only where the back end tells (the mock does); 'cancelled' when `signal` was aborted before the answer.
   */
  signIn(
    credentials: Credentials,
    signal?: AbortSignal,
  ): Promise<Result<User, FailureOf<'invalid-credentials' | 'locked' | 'unavailable' | 'cancelled'>>>;
}
