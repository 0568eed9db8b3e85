import { attempt, fail, type Logger, ok, type Result } from '../shared/result';
import { tidyEmail } from '../shared/text/email-address';
import type { AuthGateway, LinkedCredentials, SignInFailure } from './auth-gateway.port';
import type { SecondStepOffer } from './second-factor/second-step-offer';
import { type User, userOf } from './user';

/** Why a login failed. Only a real back end needs the last two codes. */
export type LoginFailure =
  | {
      readonly code:
        | 'MISSING_CREDENTIALS'
        | 'INVALID_PASSWORD'
        | 'EMAIL_NOT_FOUND'
        /** The back end could not be reached. */
        | 'SYSTEM_ERROR'
        /** Too many attempts. */
        | 'LOCKED'
        /** Refused without saying which part was wrong. */
        | 'LOGIN_FAILED'
        /** The caller gave up before the answer; nothing was changed. */
        | 'CANCELLED';
    }
  /** The back end knows the person, but the browser keeps no session: it has no room left, or lets the site store nothing. */
  | { readonly code: 'SYSTEM_ERROR'; readonly storage: 'full' | 'refused' }
  /** The password was right, and a second step is asked for; without an offer only the link of a reset leads on. */
  | { readonly code: 'SECOND_STEP'; readonly offer: SecondStepOffer | null }
  /** The call threw; `message` is the exception's, for engineers. */
  | { readonly code: 'UNHANDLED_ERROR'; readonly message: string };

/** Signs a person in. */
export class Login {
  constructor(
    private readonly gateway: AuthGateway,
    private readonly logger: Logger,
  ) {}

  /** Aborting `signal` at any time means that nobody is signed in by this login. */
  async execute(credentials: LinkedCredentials, signal?: AbortSignal): Promise<Result<User, LoginFailure>> {
    const email = tidyEmail(credentials.email);
    if (email === '' || credentials.password.trim() === '') return fail({ code: 'MISSING_CREDENTIALS' });
    try {
      const answer = await this.gateway.signIn({ ...credentials, email }, signal);
      if (signal?.aborted) {
        if (answer.ok) await this.takeBack();
        return fail({ code: 'CANCELLED' });
      }
      if (answer.ok) return ok(userOf(answer.value));
      if (answer.failure.code === 'not-kept')
        this.logger.error('The session could not be stored.', answer.failure);
      return fail(explain(answer.failure));
    } catch (error) {
      if (signal?.aborted) return fail({ code: 'CANCELLED' });
      const message = error instanceof Error ? error.message : String(error);
      this.logger.error('The login call threw.', error);
      return fail({ code: 'UNHANDLED_ERROR', message });
    }
  }

  private async takeBack(): Promise<void> {
    const ended = await attempt(() => this.gateway.signOut(), this.logger);
    if (!ended.ok)
      this.logger.error('The session of a login that was called off may be open.', ended.failure);
  }
}

function explain(failure: SignInFailure): LoginFailure {
  switch (failure.code) {
    case 'locked':
    case 'too-many':
      return { code: 'LOCKED' };
    case 'second-factor':
      return { code: 'SECOND_STEP', offer: failure.offer };
    case 'not-kept':
      return { code: 'SYSTEM_ERROR', storage: failure.storage };
    case 'invalid-credentials':
      if (failure.reason === 'wrong-password') return { code: 'INVALID_PASSWORD' };
      return { code: failure.reason === 'unknown-email' ? 'EMAIL_NOT_FOUND' : 'LOGIN_FAILED' };
    default:
      // A caller who gave up has been told already: if the attempt was cancelled here, the gateway did it by itself.
      return { code: 'SYSTEM_ERROR' };
  }
}
