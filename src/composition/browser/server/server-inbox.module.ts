import { ContainerModule } from 'inversify';
import { HttpInbox } from '../../../adapters/http/http-inbox';
import { pickupsApi } from '../../../core/pickups/pickups.api';
import { bindFactory } from '../../shared/token';
import { tokens } from '../../shared/tokens';
import { bindSitePort } from './bind-site-port';
import { siteCalls } from './site-calls';

const ports = { scheduler: tokens.scheduler };

/** Messages and pickups on the site's server. */
export const serverInboxModule = new ContainerModule((options) => {
  bindFactory(options, tokens.inbox, ports, (provided) => new HttpInbox(siteCalls(provided)));
  bindSitePort(options, tokens.pickups, pickupsApi);
});
