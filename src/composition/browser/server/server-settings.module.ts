import { ContainerModule } from 'inversify';
import { HttpOutbox } from '../../../adapters/http/http-outbox';
import { settingsApi } from '../../../core/settings/settings.api';
import { bindFactory } from '../../shared/token';
import { tokens } from '../../shared/tokens';
import { bindSitePort } from './bind-site-port';
import { siteCalls } from './site-calls';

/** The settings and the mails on the site's server. */
export const serverSettingsModule = new ContainerModule((options) => {
  bindSitePort(options, tokens.settingsStore, settingsApi);
  bindFactory(
    options,
    tokens.outbox,
    { scheduler: tokens.scheduler },
    (given) => new HttpOutbox(siteCalls(given)),
  );
});
