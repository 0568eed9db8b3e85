import { ContainerModule } from 'inversify';
import { simulatedOutbox } from './simulated-links';
import { simulatedSettings } from './simulated-settings';
import { bindFactory } from './token';
import { tokens } from './tokens';

/** The settings and the mails of the simulation. */
export const mockSettingsModule = new ContainerModule((options) => {
  const ports = { clock: tokens.clock, ids: tokens.idSource, scheduler: tokens.scheduler };
  bindFactory(options, tokens.settingsStore, { ...ports, session: tokens.session }, simulatedSettings);
  bindFactory(options, tokens.outbox, ports, simulatedOutbox);
});
