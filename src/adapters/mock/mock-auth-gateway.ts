import type { AuthGateway, Credentials } from '../../core/auth/auth-gateway.port';
import type { User } from '../../core/auth/user';
import { delay } from '../../core/shared/delay';
import type { FailureOf } from '../../core/shared/failure';
import { fail, ok, type Result } from '../../core/shared/result';
import type { Scheduler } from '../../core/shared/scheduler.port';
import { SAMPLE_ACCOUNTS } from './sample-accounts';

/** How long the simulated sign-in takes, in ms. */
const LOGIN_DELAY_MS = 600;

/** Simulates signing in: compares the credentials with the sample accounts. */
export class MockAuthGateway implements AuthGateway {
  constructor(private readonly scheduler: Scheduler) {}

  async signIn(
    { email, password }: Credentials,
    signal?: AbortSignal,
  ): Promise<Result<User, FailureOf<'invalid-credentials' | 'cancelled'>>> {
    await delay(this.scheduler, LOGIN_DELAY_MS, signal);
    if (signal?.aborted) return fail({ code: 'cancelled' });
    const account = SAMPLE_ACCOUNTS.find(({ user }) => user.email === email.trim().toLowerCase());
    if (!account) return fail({ code: 'invalid-credentials', reason: 'unknown-email' });
    if (account.password !== password) return fail({ code: 'invalid-credentials', reason: 'wrong-password' });
    return ok(account.user);
  }
}
