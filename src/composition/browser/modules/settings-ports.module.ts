import { ContainerModule } from 'inversify';
import { simulatedSettings } from '../../../adapters/mock/settings/simulated-settings';
import { mailApi } from '../../../core/mail/mail.api';
import { settingsApi } from '../../../core/settings/settings.api';
import { SettingsService } from '../../../core/settings/settings.service';
import { tokens } from '../../shared/tokens';
import { outboxOfSimulation } from '../../simulation/simulated-outbox';
import { simulatedService } from '../../simulation/simulated-service';
import { bindArea } from '../bind-area';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

const simulatedSettingsService =
  SIMULATED &&
  simulatedService(
    (open) => ({ settings: simulatedSettings(open) }),
    (unit, actor) => new SettingsService(unit, actor),
  );

/** The foundation's settings and the mails of the site, which other areas ask, too. */
export const settingsPortsModule = new ContainerModule((options) => {
  bindArea(options, tokens.settingsStore, settingsApi, simulatedSettingsService);
  bindArea(options, tokens.outbox, mailApi, SIMULATED && outboxOfSimulation);
});
