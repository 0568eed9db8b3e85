import { ContainerModule } from 'inversify';
import { KnownUser } from '../adapters/http/known-user';
import { tokens } from './tokens';

const portsThatPagesName = [
  tokens.session,
  tokens.sessionHint,
  tokens.changes,
  tokens.pageLifecycle,
  tokens.campaignGateway,
  tokens.contentStore,
  tokens.imageLibrary,
  // What signing in at the server is put together with.
  KnownUser,
];

/**
 * The ports as the build sees them. Rendering calls none: pages call them in effects, which the build does not run. A
 * call would fail the build, because these objects have no methods.
 */
export const prerenderModule = new ContainerModule((options) => {
  for (const port of portsThatPagesName) options.bind<unknown>(port).toConstantValue({});
});
