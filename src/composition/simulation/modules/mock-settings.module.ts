import { ContainerModule } from 'inversify';
import { settingsApi } from '../../../core/settings/settings.api';
import { bindFactory } from '../../shared/token';
import { tokens } from '../../shared/tokens';
import { bindSimulatedPort } from '../bind-simulated-port';
import { simulatedOutbox } from '../simulated-links';

/** The settings and the mails of the simulation. */
export const mockSettingsModule = new ContainerModule((options) => {
  const ports = { clock: tokens.clock, ids: tokens.idSource, scheduler: tokens.scheduler };
  bindSimulatedPort(options, tokens.settingsStore, settingsApi, async () => {
    return (await import('../simulated-settings')).settingsOfSimulation;
  });
  bindFactory(options, tokens.outbox, ports, simulatedOutbox);
});
