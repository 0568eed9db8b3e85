import { ContainerModule } from 'inversify';
import { HttpAuthGateway } from '../../../adapters/http/http-auth-gateway';
import { HttpCalls } from '../../../adapters/http/http-calls';
import { KnownUser } from '../../../adapters/http/known-user';
import { MockAuthGateway, type SimulatedSecondSteps } from '../../../adapters/mock/account/mock-auth-gateway';
import { Login } from '../../../core/account/login';
import { bindFactory, bindPort } from '../../shared/token';
import { tokens } from '../../shared/tokens';
import { mayOpenLess } from '../../simulation/standing-session';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

/** Signing in, at the site's server or as one of the simulated people. */
export const loginModule = new ContainerModule((options) => {
  const { authGateway, clock, logger, scheduler, sessionHint: hint } = tokens;
  if (SIMULATED)
    bindFactory(options, authGateway, { scheduler, hint, clock, ids: tokens.idSource, logger }, (of) => {
      const fetchPeople = async () => (await import('../../simulation/simulated-people')).simulatedPeople();
      let fetched: Promise<SimulatedSecondSteps> | null = null;
      const fetchSecondSteps = () => {
        if (!fetched && mayOpenLess(window))
          fetched = import('../../simulation/simulated-second-steps').then((file) =>
            file.secondStepsOfSimulation(of),
          );
        return fetched;
      };
      return new MockAuthGateway(of.scheduler, of.hint, fetchPeople, of.clock, fetchSecondSteps);
    });
  else bindPort(options, authGateway, HttpAuthGateway, [HttpCalls, KnownUser]);
  bindFactory(options, tokens.fetchPasskeys, {}, () =>
    SIMULATED
      ? async () => (await import('../../simulation/simulated-second-steps')).passkeysOfSimulation
      : async () => (await import('../../../adapters/web-authn/browser-passkeys')).browserPasskeys,
  );
  bindPort(options, tokens.login, Login, [authGateway, logger]);
});
