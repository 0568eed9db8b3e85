import { ContainerModule } from 'inversify';
import { MockAuthGateway } from '../../../adapters/mock/account/mock-auth-gateway';
import { bindFactory } from '../../shared/token';
import { tokens } from '../../shared/tokens';

const fetchPeople = async () => (await import('../simulated-people')).simulatedPeople();

/** Signs in the simulated people; those of the sample accounts have passwords from the beginning. */
export const mockSignInModule = new ContainerModule((options) => {
  bindFactory(
    options,
    tokens.authGateway,
    { scheduler: tokens.scheduler, hint: tokens.sessionHint, clock: tokens.clock },
    ({ scheduler, hint, clock }) => new MockAuthGateway(scheduler, hint, fetchPeople, clock),
  );
});
