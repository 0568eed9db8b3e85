import { ContainerModule } from 'inversify';
import { MockAuthGateway } from '../adapters/mock/mock-auth-gateway';
import { bindPort } from './token';
import { tokens } from './tokens';

/** The simulated server behind every gateway; a real back end brings a module of its own instead. */
export const mockBackendModule = new ContainerModule((options) => {
  bindPort(options, tokens.authGateway, MockAuthGateway, [tokens.scheduler]);
});
