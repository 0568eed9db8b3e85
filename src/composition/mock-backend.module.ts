import { ContainerModule } from 'inversify';
import { MockAuthGateway } from '../adapters/mock/mock-auth-gateway';
import { bindSingleton } from './token';
import { tokens } from './tokens';

/** The simulated server behind every gateway; a real back end brings a module of its own instead. */
export const mockBackendModule = new ContainerModule((options) => {
  bindSingleton(options, tokens.authGateway, (scheduler) => new MockAuthGateway(scheduler), [
    tokens.scheduler,
  ]);
});
