import { ContainerModule } from 'inversify';
import { mailApi } from '../../../core/mail/mail.api';
import { settingsApi } from '../../../core/settings/settings.api';
import { tokens } from '../../shared/tokens';
import { bindSitePort } from './bind-site-port';

/** The settings and the mails on the site's server. */
export const serverSettingsModule = new ContainerModule((options) => {
  bindSitePort(options, tokens.settingsStore, settingsApi);
  bindSitePort(options, tokens.outbox, mailApi);
});
