import { MockSettingsStore } from '../adapters/mock/mock-settings-store';
import { browserSimulation } from '../adapters/mock/simulation';
import type { Scheduler } from '../core/shared/scheduler.port';
import { type JournalPorts, simulatedJournal } from './simulated-journal';

/** The simulated foundation's settings, in this browser. */
export function simulatedSettings(
  ports: JournalPorts & { readonly scheduler: Scheduler },
): MockSettingsStore {
  return new MockSettingsStore(
    browserSimulation(globalThis),
    ports.ids,
    ports.scheduler,
    simulatedJournal(ports),
  );
}
