import { ContainerModule } from 'inversify';
import { HttpOutbox } from '../adapters/http/http-outbox';
import { HttpSettingsStore } from '../adapters/http/http-settings-store';
import { siteCalls } from './site-calls';
import { bindFactory } from './token';
import { tokens } from './tokens';

const ports = { scheduler: tokens.scheduler };

/** The settings and the mails on the site's server. */
export const serverSettingsModule = new ContainerModule((options) => {
  bindFactory(options, tokens.settingsStore, ports, (given) => new HttpSettingsStore(siteCalls(given)));
  bindFactory(options, tokens.outbox, ports, (given) => new HttpOutbox(siteCalls(given)));
});
