import { ContainerModule } from 'inversify';
import { HttpAuthGateway } from '../../../adapters/http/http-auth-gateway';
import { KnownUser } from '../../../adapters/http/known-user';
import { bindFactory } from '../../shared/token';
import { tokens } from '../../shared/tokens';
import { siteCalls } from './site-calls';

/** Signs in at the site's server. */
export const serverSignInModule = new ContainerModule((options) => {
  bindFactory(
    options,
    tokens.authGateway,
    { scheduler: tokens.scheduler, known: KnownUser },
    ({ known, ...ports }) => new HttpAuthGateway(siteCalls(ports), known),
  );
});
