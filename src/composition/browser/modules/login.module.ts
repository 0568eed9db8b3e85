import { ContainerModule } from 'inversify';
import { HttpAuthGateway } from '../../../adapters/http/http-auth-gateway';
import { HttpCalls } from '../../../adapters/http/http-calls';
import { KnownUser } from '../../../adapters/http/known-user';
import { MockAuthGateway } from '../../../adapters/mock/account/mock-auth-gateway';
import { Login } from '../../../core/account/login';
import { bindFactory, bindPort } from '../../shared/token';
import { tokens } from '../../shared/tokens';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

/** Signing in, at the site's server or as one of the simulated people. */
export const loginModule = new ContainerModule((options) => {
  const { authGateway, clock, logger, scheduler, sessionHint: hint } = tokens;
  if (SIMULATED)
    bindFactory(options, authGateway, { scheduler, hint, clock }, (of) => {
      const fetchPeople = async () => (await import('../../simulation/simulated-people')).simulatedPeople();
      return new MockAuthGateway(of.scheduler, of.hint, fetchPeople, of.clock);
    });
  else bindPort(options, authGateway, HttpAuthGateway, [HttpCalls, KnownUser]);
  bindPort(options, tokens.login, Login, [authGateway, logger]);
});
