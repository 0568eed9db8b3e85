import { ContainerModule } from 'inversify';
import { mailApi } from '../../../core/mail/mail.api';
import { settingsApi } from '../../../core/settings/settings.api';
import { tokens } from '../../shared/tokens';
import { bindSimulatedPort } from '../bind-simulated-port';

/** The settings and the mails of the simulation. */
export const mockSettingsModule = new ContainerModule((options) => {
  bindSimulatedPort(options, tokens.settingsStore, settingsApi, async () => {
    return (await import('../simulated-settings')).settingsOfSimulation;
  });
  bindSimulatedPort(options, tokens.outbox, mailApi, async () => {
    return (await import('../simulated-mail')).mailOfSimulation;
  });
});
