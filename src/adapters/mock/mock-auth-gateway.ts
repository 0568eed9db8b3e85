import type { AuthGateway, Credentials } from '../../core/auth/auth-gateway.port';
import type { SessionHint } from '../../core/auth/session-hint.port';
import { delay } from '../../core/shared/delay';
import { fail, ok } from '../../core/shared/result';
import type { Scheduler } from '../../core/shared/scheduler.port';
import { SAMPLE_ACCOUNTS } from './sample-accounts';

/** How long the simulated sign-in takes, in ms. */
const LOGIN_DELAY_MS = 600;

/**
 * Simulates signing in: compares the credentials with the sample accounts. There is no server that could keep the
 * session, so what the browser remembers is the session.
 */
export class MockAuthGateway implements AuthGateway {
  readonly knowsOtherBrowsers = false;

  constructor(
    private readonly scheduler: Scheduler,
    private readonly remembered: SessionHint,
  ) {}

  async signIn({ email, password }: Credentials, signal?: AbortSignal): ReturnType<AuthGateway['signIn']> {
    await delay(this.scheduler, LOGIN_DELAY_MS, signal);
    if (signal?.aborted) return fail({ code: 'cancelled' });
    const account = SAMPLE_ACCOUNTS.find(({ user }) => user.email === email.trim().toLowerCase());
    if (!account) return fail({ code: 'invalid-credentials', reason: 'unknown-email' });
    if (account.password !== password) return fail({ code: 'invalid-credentials', reason: 'wrong-password' });
    const kept = await this.remembered.write(account.user);
    if (kept.ok) return ok(account.user);
    return fail({ code: 'not-kept', storage: kept.failure.code === 'quota' ? 'full' : 'refused' });
  }

  signOut(): ReturnType<AuthGateway['signOut']> {
    return this.remembered.clear();
  }
}
