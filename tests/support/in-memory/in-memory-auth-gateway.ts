import type { AuthGateway, Credentials, TwoStepGateway } from '../../../src/core/account/auth-gateway.port';
import type { SessionHint } from '../../../src/core/account/session.port';
import { fail } from '../../../src/core/shared/result';

/** Lets in whom `check` knows, and opens and ends the session in `kept`. */
export class InMemoryAuthGateway implements TwoStepGateway {
  readonly knowsOtherBrowsers = false;

  constructor(
    private readonly check: AuthGateway['signIn'],
    private readonly kept: SessionHint,
  ) {}

  async signIn(credentials: Credentials, signal?: AbortSignal): ReturnType<AuthGateway['signIn']> {
    const checked = await this.check(credentials, signal);
    if (!checked.ok) return checked;
    if (signal?.aborted) return fail({ code: 'cancelled' });
    const written = await this.kept.write(checked.value);
    if (written.ok) return checked;
    return fail({ code: 'not-kept', storage: written.failure.code === 'quota' ? 'full' : 'refused' });
  }

  /** Nobody's sign-in waits. */
  async prove(): ReturnType<TwoStepGateway['prove']> {
    return fail({ code: 'not-found' });
  }

  signOut(): ReturnType<AuthGateway['signOut']> {
    return this.kept.clear();
  }
}
