import { ContainerModule } from 'inversify';
import { mailApi } from '../../../core/mail/mail.api';
import { settingsApi } from '../../../core/settings/settings.api';
import { tokens } from '../../shared/tokens';
import { bindArea } from '../bind-area';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';
const fetchSettings = SIMULATED && (() => import('../../simulation/simulated-settings'));

/** The foundation's settings and the mails of the site, which other areas ask, too. */
export const settingsPortsModule = new ContainerModule((options) => {
  bindArea(options, tokens.settingsStore, settingsApi, fetchSettings, (file) => file.settingsOfSimulation);
  bindArea(options, tokens.outbox, mailApi, fetchSettings, (file) => file.mailOfSimulation);
});
