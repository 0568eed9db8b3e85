import { ContainerModule } from 'inversify';
import { HttpAuthGateway } from '../../../adapters/http/http-auth-gateway';
import { HttpCalls } from '../../../adapters/http/http-calls';
import { KnownUser } from '../../../adapters/http/known-user';
import type { TwoStepGateway } from '../../../core/account/auth-gateway.port';
import { Login } from '../../../core/account/login';
import { bindFactory, bindPort } from '../../shared/token';
import { tokens } from '../../shared/tokens';
import type { SignInPorts } from '../../simulation/simulated-sign-in';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

/** Signing in, at the site's server or as one of the simulated people. */
export const loginModule = new ContainerModule((options) => {
  const { authGateway, clock, idSource: ids, logger, scheduler, sessionHint: hint } = tokens;
  if (SIMULATED) bindFactory(options, authGateway, { scheduler, hint, clock, ids, logger }, simulated);
  else bindPort(options, authGateway, HttpAuthGateway, [HttpCalls, KnownUser]);
  bindFactory(options, tokens.fetchPasskeys, {}, () =>
    SIMULATED
      ? async () => (await import('../../simulation/simulated-second-steps')).passkeysOfSimulation
      : async () => (await import('../../../adapters/web-authn/browser-passkeys')).browserPasskeys,
  );
  bindPort(options, tokens.login, Login, [authGateway, logger]);
});

/** The simulated people come with the first sign-in. Signing out needs none of them. */
function simulated(ports: SignInPorts): TwoStepGateway {
  let fetched: Promise<TwoStepGateway> | null = null;
  const gateway = () => {
    fetched ??= import('../../simulation/simulated-sign-in').then((file) =>
      file.authGatewayOfSimulation(ports),
    );
    return fetched;
  };
  return {
    knowsOtherBrowsers: false,
    signIn: async (credentials, signal) => (await gateway()).signIn(credentials, signal),
    prove: async (proof) => (await gateway()).prove(proof),
    signOut: () => ports.hint.clear(),
  };
}
