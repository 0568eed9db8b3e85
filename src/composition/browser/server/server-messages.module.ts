import { ContainerModule } from 'inversify';
import { messagesApi } from '../../../core/messages/messages.api';
import { pickupsApi } from '../../../core/pickups/pickups.api';
import { tokens } from '../../shared/tokens';
import { bindSitePort } from './bind-site-port';

/** Messages and pickups on the site's server. */
export const serverMessagesModule = new ContainerModule((options) => {
  bindSitePort(options, tokens.messages, messagesApi);
  bindSitePort(options, tokens.pickups, pickupsApi);
});
