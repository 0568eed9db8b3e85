import { MockPersonalRecords } from '../adapters/mock/mock-personal-records';
import { sampleGifts } from '../adapters/mock/sample-gifts';
import { SimulatedGifts } from '../adapters/mock/simulated-gifts';
import { samplePlans, simulatedPlans } from '../adapters/mock/simulated-plans';
import { settingsRecords } from '../adapters/mock/simulated-settings';
import { browserSimulation } from '../adapters/mock/simulation';
import type { Clock } from '../core/shared/clock.port';
import type { IdSource } from '../core/shared/id-source.port';
import type { Scheduler } from '../core/shared/scheduler.port';
import { receiptsOfSimulation } from './receipts-of-simulation';
import { simulatedInbox } from './simulated-inbox';
import { simulatedLinks, simulatedOutbox } from './simulated-links';

/** All records of the simulation about people apart from their accounts; sample data not loaded yet is loaded now. */
export function simulatedRecords(ports: {
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly scheduler: Scheduler;
}): MockPersonalRecords {
  return new MockPersonalRecords({
    ...simulatedInbox(ports),
    gifts: new SimulatedGifts(browserSimulation(globalThis), () => sampleGifts(ports.clock.now())),
    plans: simulatedPlans(browserSimulation(globalThis), () => samplePlans(ports.clock.now())),
    receipts: receiptsOfSimulation(ports),
    outbox: simulatedOutbox(ports),
    links: simulatedLinks(ports),
    settings: settingsRecords(browserSimulation(globalThis)),
  });
}
