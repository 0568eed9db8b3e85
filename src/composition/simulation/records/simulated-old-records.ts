import { LINKS_FORMAT } from '../../../adapters/mock/account/simulated-account-links';
import { sampleGifts } from '../../../adapters/mock/gifts/sample-gifts';
import { SimulatedGifts } from '../../../adapters/mock/gifts/simulated-gifts';
import { MockOldRecords } from '../../../adapters/mock/privacy/mock-old-records';
import { settingsOf } from '../../../adapters/mock/settings/simulated-settings';
import { browserSimulation, SimulatedRecords } from '../../../adapters/mock/simulation';
import { ForgetOldRecords } from '../../../core/privacy/forget-old-records';
import type { Logger } from '../../../core/shared/result';
import type { JournalPorts } from '../simulated-journal';
import { handedInRecords, type SimulationPorts } from './handed-in-records';

/** What deletes all that this browser has kept for long enough. */
export function oldRecordsOfSimulation({
  logger,
  ...ports
}: JournalPorts & SimulationPorts & { readonly logger: Logger }): ForgetOldRecords {
  const old = new MockOldRecords({
    ...handedInRecords(ports),
    gifts: new SimulatedGifts(browserSimulation(globalThis), () => sampleGifts(ports.clock.now())),
    links: new SimulatedRecords(browserSimulation(globalThis), LINKS_FORMAT),
    settings: () => settingsOf(browserSimulation(globalThis)),
  });
  return new ForgetOldRecords(old, ports.clock, logger);
}
