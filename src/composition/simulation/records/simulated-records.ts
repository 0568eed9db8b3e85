import { sampleGifts } from '../../../adapters/mock/gifts/sample-gifts';
import { SimulatedGifts } from '../../../adapters/mock/gifts/simulated-gifts';
import { samplePlans, simulatedPlans } from '../../../adapters/mock/plans/simulated-plans';
import { MockPersonalRecords } from '../../../adapters/mock/privacy/mock-personal-records';
import { settingsRecords } from '../../../adapters/mock/settings/simulated-settings';
import { browserSimulation } from '../../../adapters/mock/simulation';
import type { Clock, IdSource, Scheduler } from '../../../core/shared/system.port';
import { simulatedOutbox } from '../simulated-links';
import { handedInRecords } from './handed-in-records';
import { receiptsOfSimulation } from './receipts-of-simulation';

/** All records of the simulation about people apart from their accounts; sample data not loaded yet is loaded now. */
export function simulatedRecords(ports: {
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly scheduler: Scheduler;
}): MockPersonalRecords {
  return new MockPersonalRecords({
    ...handedInRecords(ports),
    gifts: new SimulatedGifts(browserSimulation(globalThis), () => sampleGifts(ports.clock.now())),
    plans: simulatedPlans(browserSimulation(globalThis), () => samplePlans(ports.clock.now())),
    receipts: receiptsOfSimulation(ports),
    outbox: simulatedOutbox(ports),
    settings: settingsRecords(browserSimulation(globalThis)),
  });
}
