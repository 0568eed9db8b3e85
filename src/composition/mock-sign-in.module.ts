import { ContainerModule } from 'inversify';
import { MockAuthGateway } from '../adapters/mock/mock-auth-gateway';
import { bindPort } from './token';
import { tokens } from './tokens';

/** Signs in with sample accounts. */
export const mockSignInModule = new ContainerModule((options) => {
  bindPort(options, tokens.authGateway, MockAuthGateway, [tokens.scheduler, tokens.sessionHint]);
});
