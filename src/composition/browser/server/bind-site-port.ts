import type { ContainerModuleLoadOptions } from 'inversify';
import { httpPort } from '../../../adapters/http/http-port';
import type { Api, PortOf } from '../../../core/api/api';
import { ReauthenticationViewModel } from '../../../ui/shared/session/reauthentication.view-model';
import { SessionViewModel } from '../../../ui/shared/session/session.view-model';
import { bindFactory, type Token } from '../../shared/token';
import { tokens } from '../../shared/tokens';
import { ofPerson } from '../of-person';
import { siteCalls } from './site-calls';

/** Binds a port to its API on the site's server. People sign in again when their session has ended. */
export function bindSitePort<A extends Api>(
  options: ContainerModuleLoadOptions,
  port: Token<PortOf<A>>,
  api: A,
): void {
  const ports = { keeper: ReauthenticationViewModel, session: SessionViewModel, scheduler: tokens.scheduler };
  bindFactory(options, port, ports, ({ keeper, session, ...given }) =>
    httpPort(api, siteCalls(given), keeper, ofPerson(session)),
  );
}
