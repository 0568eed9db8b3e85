import { sampleGifts } from '../../adapters/mock/gifts/sample-gifts';
import { SimulatedGifts } from '../../adapters/mock/gifts/simulated-gifts';
import { sampleReceipts } from '../../adapters/mock/receipts/sample-receipts';
import { type SimulatedReceipts, simulatedReceipts } from '../../adapters/mock/receipts/simulated-receipts';
import { browserSimulation } from '../../adapters/mock/simulation';
import { goodsOfPickup } from '../../core/gifts/received-goods';
import type { SimulationPorts } from './handed-in-records';
import { handedInRecords } from './handed-in-records';

/** The receipts in this browser's storage; the samples are for the gifts and goods that are kept there. */
export function receiptsOfSimulation(ports: SimulationPorts): SimulatedReceipts {
  const place = browserSimulation(window);
  const now = () => ports.clock.now();
  const gifts = new SimulatedGifts(place, () => sampleGifts(now()));
  const { pickups } = handedInRecords(ports);
  return simulatedReceipts(place, () => {
    const goods = pickups.all().flatMap((pickup) => goodsOfPickup(pickup) ?? []);
    return sampleReceipts(now(), { gifts: gifts.read().gifts, goods });
  });
}
