import { sampleGifts } from '../../../adapters/mock/gifts/sample-gifts';
import { SimulatedGifts } from '../../../adapters/mock/gifts/simulated-gifts';
import { sampleReceipts } from '../../../adapters/mock/receipts/sample-receipts';
import {
  type ReceiptSamples,
  type SimulatedReceipts,
  simulatedReceipts,
} from '../../../adapters/mock/receipts/simulated-receipts';
import { browserSimulation } from '../../../adapters/mock/simulation';
import { goodsOfPickup } from '../../../core/gifts/gift';
import { handedInRecords, type SimulationPorts } from './handed-in-records';

/** The sample receipts of this browser, for the gifts and goods that are kept there. */
export function receiptSamplesOf(ports: SimulationPorts): ReceiptSamples {
  const now = () => ports.clock.now();
  const gifts = new SimulatedGifts(browserSimulation(window), () => sampleGifts(now()));
  const { pickups } = handedInRecords(ports);
  return () => {
    const goods = pickups.all().flatMap((pickup) => goodsOfPickup(pickup) ?? []);
    return sampleReceipts(now(), { gifts: gifts.read().gifts, goods });
  };
}

/** The receipts in this browser's storage, for the parts of the simulation that have no unit of work. */
export function receiptsOfSimulation(ports: SimulationPorts): SimulatedReceipts {
  return simulatedReceipts(browserSimulation(window), receiptSamplesOf(ports));
}
