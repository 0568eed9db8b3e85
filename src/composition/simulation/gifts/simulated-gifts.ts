import {
  simulatedGiftRepository,
  simulatedImportRepository,
} from '../../../adapters/mock/gifts/simulated-gifts';
import { simulatedPickupRepository } from '../../../adapters/mock/pickups/simulated-pickup-repository';
import { simulatedReceiptRepositories } from '../../../adapters/mock/receipts/simulated-receipts';
import { GiftsService } from '../../../core/gifts/gifts.service';
import { receiptedUnit } from '../../../core/receipts/receipted-unit';
import { deleteExpiredWhenListed } from '../delete-expired-when-listed';
import { type ServicePorts, simulatedService } from '../simulated-service';
import { receiptPlacesOf } from './simulated-receipts';

/** The gift book of this browser's simulation. What is too old goes when it is listed. */
export function giftsOfSimulation(ports: ServicePorts) {
  const places = receiptPlacesOf(ports);
  const deleteExpired = deleteExpiredWhenListed(ports);
  return simulatedService(
    (open) => ({
      gifts: simulatedGiftRepository(open, places, deleteExpired),
      giftImports: simulatedImportRepository(open, places.gifts),
      pickups: simulatedPickupRepository(open, places.pickups),
      receipts: simulatedReceiptRepositories(open, places).receipts,
    }),
    (unit, actor) => new GiftsService(receiptedUnit(unit), actor, ports.clock),
  )(ports);
}
