import { ContainerModule } from 'inversify';
import { HttpInbox } from '../adapters/http/http-inbox';
import { HttpPickups } from '../adapters/http/http-pickups';
import { siteCalls } from './site-calls';
import { bindFactory } from './token';
import { tokens } from './tokens';

const ports = { scheduler: tokens.scheduler };

/** Messages and pickups on the site's server. */
export const serverInboxModule = new ContainerModule((options) => {
  bindFactory(options, tokens.inbox, ports, (provided) => new HttpInbox(siteCalls(provided)));
  bindFactory(options, tokens.pickups, ports, (provided) => new HttpPickups(siteCalls(provided)));
});
