import { sampleGifts } from '../../adapters/mock/gifts/sample-gifts';
import {
  simulatedGiftRepository,
  simulatedImportRepository,
} from '../../adapters/mock/gifts/simulated-gift-repository';
import { samplePickups } from '../../adapters/mock/pickups/sample-pickups';
import { simulatedPickupRepository } from '../../adapters/mock/pickups/simulated-pickup-repository';
import { samplePlans, simulatedPlanRepository } from '../../adapters/mock/plans/simulated-plans';
import { sampleReceipts } from '../../adapters/mock/receipts/sample-receipts';
import { simulatedReceiptsOfGifts } from '../../adapters/mock/receipts/simulated-receipts-of-gifts';
import { GiftBookService } from '../../core/gifts/gift-book.service';
import type { ServicePorts } from './bind-simulated-port';
import { forgetWhenListed } from './forget-when-listed';
import { receiptSurroundings } from './receipt-surroundings';
import { simulatedService } from './simulated-service';

/** The gift book of this browser's simulation. What is too old goes when it is listed. */
export function giftBookOfSimulation(ports: ServicePorts) {
  const now = () => ports.clock.now();
  const forgetOld = forgetWhenListed(ports);
  const samples = {
    gifts: () => sampleGifts(now()),
    pickups: () => samplePickups(now()),
    receipts: (source: Parameters<typeof sampleReceipts>[1]) => sampleReceipts(now(), source),
  };
  const { organization } = receiptSurroundings(ports);
  return simulatedService(
    (open) => ({
      gifts: simulatedGiftRepository(open, samples, forgetOld),
      giftImports: simulatedImportRepository(open, samples.gifts),
      giftReceipts: simulatedReceiptsOfGifts(open, { ...samples, organization }),
      pickups: simulatedPickupRepository(open, samples.pickups),
      plans: simulatedPlanRepository(open, () => samplePlans(now())),
    }),
    (unit, actor) => new GiftBookService(unit, actor, ports.clock),
  )(ports);
}
