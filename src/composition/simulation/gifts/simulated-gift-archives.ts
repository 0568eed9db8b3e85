import { auditEntryWriter } from '../../../adapters/mock/audit/audit-entry-writer';
import { MockGiftArchives } from '../../../adapters/mock/gifts/mock-gift-archives';
import { sampleGifts } from '../../../adapters/mock/gifts/sample-gifts';
import { SimulatedGifts } from '../../../adapters/mock/gifts/simulated-gifts';
import { samplePickups } from '../../../adapters/mock/pickups/sample-pickups';
import { samplePlans, simulatedPlans } from '../../../adapters/mock/plans/simulated-plans';
import { sampleReceipts } from '../../../adapters/mock/receipts/sample-receipts';
import { browserSimulation } from '../../../adapters/mock/simulation';
import { goodsOfPickup } from '../../../core/gifts/gift';
import { handedInRecords, receiptsOfSimulation } from '../simulated-records';
import type { ServicePorts } from '../simulated-service';

/** The whole gift book of this browser as a file. */
export function giftArchivesOfSimulation(ports: ServicePorts): MockGiftArchives {
  const now = () => ports.clock.now();
  const plans = () => samplePlans(now());
  return new MockGiftArchives({
    gifts: new SimulatedGifts(browserSimulation(window), () => sampleGifts(now())),
    audit: auditEntryWriter(browserSimulation(window), ports),
    scheduler: ports.scheduler,
    session: ports.session,
    plans: simulatedPlans(browserSimulation(window), plans),
    receipts: receiptsOfSimulation(ports),
    pickups: handedInRecords(ports).pickups,
    samples: () => {
      const samples = { gifts: sampleGifts(now()), plans: plans(), pickups: samplePickups(now()) };
      const goods = samples.pickups.flatMap((pickup) => goodsOfPickup(pickup) ?? []);
      return { ...samples, receipts: sampleReceipts(now(), { gifts: samples.gifts, goods }) };
    },
  });
}
