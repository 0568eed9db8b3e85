import type { ContainerModuleLoadOptions } from 'inversify';
import { simulatedPort } from '../../adapters/mock/simulated-port';
import type { Session } from '../../core/account/session.port';
import type { SessionHint } from '../../core/account/session-hint.port';
import type { User } from '../../core/account/user';
import type { Api, PortOf } from '../../core/api/api';
import type { ContentStore } from '../../core/content/content-store.port';
import type { Logger } from '../../core/shared/result';
import type { Clock, IdSource, Scheduler } from '../../core/shared/system.port';
import { ReauthenticationViewModel } from '../../ui/shared/session/reauthentication.view-model';
import { bindFactory, type Token } from '../shared/token';
import { tokens } from '../shared/tokens';

/** What a service of the simulation is made of. */
export interface ServicePorts {
  readonly session: Session;
  /** What this browser remembers of who is signed in; here it is the session. */
  readonly hint: Pick<SessionHint, 'write'>;
  readonly scheduler: Scheduler;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly content: Pick<ContentStore, 'load'>;
}

/** Where a service's ports come from. */
export const servicePorts = {
  session: tokens.session,
  hint: tokens.sessionHint,
  keeper: ReauthenticationViewModel,
  scheduler: tokens.scheduler,
  content: tokens.contentStore,
  clock: tokens.clock,
  ids: tokens.idSource,
  logger: tokens.logger,
};

/** Binds a port to its service in this browser, whose code `load` fetches. People sign in again when their session has ended. */
export function bindSimulatedPort<A extends Api>(
  options: ContainerModuleLoadOptions,
  port: Token<PortOf<A>>,
  api: A,
  load: () => Promise<(ports: ServicePorts) => (actor: User) => PortOf<A>>,
): void {
  bindFactory(options, port, servicePorts, (given) =>
    simulatedPort(api, given, async () => (await load())(given)),
  );
}
