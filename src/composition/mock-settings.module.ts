import { ContainerModule } from 'inversify';
import { MockSettingsStore } from '../adapters/mock/mock-settings-store';
import { browserSimulation } from '../adapters/mock/simulation';
import { simulatedOutbox } from './simulated-links';
import { bindFactory } from './token';
import { tokens } from './tokens';

/** The settings and the mails of the simulation. */
export const mockSettingsModule = new ContainerModule((options) => {
  const ports = { clock: tokens.clock, ids: tokens.idSource, scheduler: tokens.scheduler };
  bindFactory(
    options,
    tokens.settingsStore,
    ports,
    ({ ids, scheduler }) => new MockSettingsStore(browserSimulation(globalThis), ids, scheduler),
  );
  bindFactory(options, tokens.outbox, ports, simulatedOutbox);
});
