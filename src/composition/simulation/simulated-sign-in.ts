import { MockAuthGateway, type SimulatedSecondSteps } from '../../adapters/mock/account/mock-auth-gateway';
import type { SessionHint } from '../../core/account/session.port';
import { fail, type Logger, ok } from '../../core/shared/result';
import type { Clock, IdSource, Scheduler } from '../../core/shared/system.port';
import { noteSignIn } from './browser-standing';
import { simulatedPeople } from './simulated-people';
import { mayOpenLess } from './standing-session';

/** What signing in as one of the simulated people needs. */
export interface SignInPorts {
  readonly scheduler: Scheduler;
  readonly hint: SessionHint;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly logger: Logger;
}

/** Where nobody has a second step. */
const passwordAlone: SimulatedSecondSteps = {
  begin: async (personId) => {
    noteSignIn(personId);
    return ok(undefined);
  },
  prove: async () => fail({ code: 'not-found' }),
};

/** Signs in as one of the simulated people. What is known of second steps is fetched where this browser keeps any. */
export function authGatewayOfSimulation(ports: SignInPorts): MockAuthGateway {
  let fetched: Promise<SimulatedSecondSteps> | null = null;
  const fetchSecondSteps = () => {
    if (!fetched && mayOpenLess(window))
      fetched = import('./simulated-second-steps').then((file) => file.secondStepsOfSimulation(ports));
    return fetched ?? Promise.resolve(passwordAlone);
  };
  return new MockAuthGateway(
    ports.scheduler,
    ports.hint,
    async () => simulatedPeople(),
    ports.clock,
    fetchSecondSteps,
  );
}
