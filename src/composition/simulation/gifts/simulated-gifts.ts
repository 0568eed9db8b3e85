import {
  simulatedGiftRepository,
  simulatedImportRepository,
} from '../../../adapters/mock/gifts/simulated-gifts';
import { simulatedPickupRepository } from '../../../adapters/mock/pickups/simulated-pickup-repository';
import { simulatedReceiptRepositories } from '../../../adapters/mock/receipts/simulated-receipts';
import type { User } from '../../../core/account/user';
import type { GiftBook } from '../../../core/gifts/gifts.api';
import { GiftsService } from '../../../core/gifts/gifts.service';
import { receiptedUnit } from '../../../core/receipts/receipted-unit';
import { deleteExpiredWhenListed } from '../delete-expired-when-listed';
import { type ServicePorts, simulatedService } from '../simulated-service';
import { dueReceiptsOfSimulation, receiptPlacesOf } from './simulated-receipts';
import { thenReceipts } from './then-receipts';

/** The gift book of this browser's simulation. What is too old goes when it is listed; receipts by themselves are written at once. */
export function giftsOfSimulation(ports: ServicePorts): (actor: User) => GiftBook {
  const places = receiptPlacesOf(ports);
  const deleteExpired = deleteExpiredWhenListed(ports);
  const due = dueReceiptsOfSimulation(ports);
  const service = simulatedService(
    (open) => ({
      gifts: simulatedGiftRepository(open, places, deleteExpired),
      giftImports: simulatedImportRepository(open, places.gifts),
      pickups: simulatedPickupRepository(open, places.pickups),
      ...simulatedReceiptRepositories(open, places),
    }),
    (unit, actor) => new GiftsService(receiptedUnit(unit), actor, ports.clock),
  )(ports);
  return (actor) => {
    const book = service(actor);
    return {
      ...book,
      record: thenReceipts(book.record, due),
      settle: thenReceipts(book.settle, due),
      import: thenReceipts(book.import, due),
    };
  };
}
