import type {
  AuthGateway,
  LinkedCredentials,
  ProveFailure,
  SecondStepAsked,
  SecondStepGateway,
  SessionNotKept,
} from '../../../core/account/auth-gateway.port';
import type { Proof } from '../../../core/account/second-factor/proof';
import type { SessionHint } from '../../../core/account/session.port';
import { type User, userOf } from '../../../core/account/user';
import type { Person } from '../../../core/people/person';
import { type FailureOf, fail, ok, type Result } from '../../../core/shared/result';
import type { Clock, Scheduler } from '../../../core/shared/system.port';
import { delay } from '../../../core/shared/time/delay';
import type { SimulatedPeople } from '../people/simulated-people';

/** The second steps of the simulated people. */
export interface SimulatedSecondSteps {
  /** After the right password: a success where it is enough. `reset` is the secret of a link; empty without one. */
  begin(personId: string, reset: string): Promise<Result<void, SecondStepAsked | FailureOf<'unavailable'>>>;
  prove(proof: Proof): Promise<Result<Person, Exclude<ProveFailure, SessionNotKept>>>;
}

/** How long the simulated sign-in takes, in ms. */
const LOGIN_DELAY_MS = 600;

/**
 * Simulates signing in: compares the credentials with those of the simulated people. There is no server that could keep the
 * session, so what the browser remembers is the session.
 */
export class MockAuthGateway implements AuthGateway, SecondStepGateway {
  readonly knowsOtherBrowsers = false;

  constructor(
    private readonly scheduler: Scheduler,
    private readonly remembered: SessionHint,
    /** Fetched at the first sign-in: a page that only asks for it need not bring everybody along. */
    private readonly fetchPeople: () => Promise<
      Pick<SimulatedPeople, 'findByEmail' | 'hasPassword' | 'signedIn'>
    >,
    private readonly clock: Clock,
    /** Null where this browser keeps nothing of second steps. */
    private readonly fetchSecondSteps: () => Promise<SimulatedSecondSteps> | null = () => null,
  ) {}

  async signIn(
    { email, password, reset = '' }: LinkedCredentials,
    signal?: AbortSignal,
  ): ReturnType<AuthGateway['signIn']> {
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
    const secondStep = await (await this.fetchSecondSteps())?.begin(person.id, reset);
    if (secondStep && !secondStep.ok) return secondStep;
    return this.open(people, person);
  }

  async prove(proof: Proof): ReturnType<SecondStepGateway['prove']> {
    await delay(this.scheduler, LOGIN_DELAY_MS);
    const proved = await (await this.fetchSecondSteps())?.prove(proof);
    if (!proved) return fail({ code: 'not-found' });
    return proved.ok ? this.open(await this.fetchPeople(), proved.value) : proved;
  }

  /** Remembers who is signed in. */
  private async open(
    people: Pick<SimulatedPeople, 'signedIn'>,
    person: Person,
  ): Promise<Result<User, SessionNotKept>> {
    const user = userOf(person);
    const result = await this.remembered.write(user);
    // A browser without room for the time keeps none.
    if (result.ok) people.signedIn(person, this.clock.now());
    if (result.ok) return ok(user);
    return fail({ code: 'not-kept', storage: result.failure.code === 'quota' ? 'full' : 'refused' });
  }

  signOut(): ReturnType<AuthGateway['signOut']> {
    return this.remembered.clear();
  }
}
