import type { AuthGateway, Credentials } from '../../../core/account/auth-gateway.port';
import type { SessionHint } from '../../../core/account/session.port';
import { fail, ok } from '../../../core/shared/result';
import type { Clock, Scheduler } from '../../../core/shared/system.port';
import { delay } from '../../../core/shared/time/delay';
import type { SimulatedPeople } from '../people/simulated-people';

/** How long the simulated sign-in takes, in ms. */
const LOGIN_DELAY_MS = 600;

/**
 * Simulates signing in: compares the credentials with those of the simulated people. There is no server that could keep the
 * session, so what the browser remembers is the session.
 */
export class MockAuthGateway implements AuthGateway {
  readonly knowsOtherBrowsers = false;

  constructor(
    private readonly scheduler: Scheduler,
    private readonly remembered: SessionHint,
    /** Fetched at the first sign-in: a page that only asks for it need not bring everybody along. */
    private readonly fetchPeople: () => Promise<
      Pick<SimulatedPeople, 'findByEmail' | 'hasPassword' | 'signedIn'>
    >,
    private readonly clock: Clock,
  ) {}

  async signIn({ email, password }: Credentials, signal?: AbortSignal): ReturnType<AuthGateway['signIn']> {
    await delay(this.scheduler, LOGIN_DELAY_MS, signal);
    if (signal?.aborted) return fail({ code: 'cancelled' });
    const people = await this.fetchPeople();
    if (signal?.aborted) return fail({ code: 'cancelled' });
    const person = people.findByEmail(email);
    if (!person || person.role === null)
      return fail({ code: 'invalid-credentials', reason: 'unknown-email' });
    if (!(await people.hasPassword(person, password)))
      return fail({ code: 'invalid-credentials', reason: 'wrong-password' });
    // The answer does not tell a correct password from a wrong one; the person can ask why they cannot sign in.
    if (person.state !== 'active') return fail({ code: 'invalid-credentials' });
    const { id, name, role, avatar } = person;
    const user = { id, email: person.email, name, role, ...(avatar !== undefined && { avatar }) };
    const kept = await this.remembered.write(user);
    // A browser without room for the time keeps none.
    if (kept.ok) people.signedIn(person, this.clock.now());
    if (kept.ok) return ok(user);
    return fail({ code: 'not-kept', storage: kept.failure.code === 'quota' ? 'full' : 'refused' });
  }

  signOut(): ReturnType<AuthGateway['signOut']> {
    return this.remembered.clear();
  }
}
