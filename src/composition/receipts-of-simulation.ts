import type { SimulationPorts } from '../adapters/mock/mock-inbox';
import { sampleGifts } from '../adapters/mock/sample-gifts';
import { sampleReceipts } from '../adapters/mock/sample-receipts';
import { SimulatedGifts } from '../adapters/mock/simulated-gifts';
import { type SimulatedReceipts, simulatedReceipts } from '../adapters/mock/simulated-receipts';
import { browserSimulation } from '../adapters/mock/simulation';
import { goodsOfPickup } from '../core/giving/received-goods';
import { simulatedInbox } from './simulated-inbox';

/** The receipts in this browser's storage; the samples are for the gifts and goods that are kept there. */
export function receiptsOfSimulation(ports: SimulationPorts): SimulatedReceipts {
  const place = browserSimulation(window);
  const now = () => ports.clock.now();
  const gifts = new SimulatedGifts(place, () => sampleGifts(now()));
  const { pickups } = simulatedInbox(ports);
  return simulatedReceipts(place, () => {
    const goods = pickups.all().flatMap((pickup) => goodsOfPickup(pickup) ?? []);
    return sampleReceipts(now(), { gifts: gifts.read().gifts, goods });
  });
}
