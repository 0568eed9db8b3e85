import { sampleMessages } from '../../adapters/mock/messages/sample-messages';
import { simulatedMessageRepository } from '../../adapters/mock/messages/simulated-message-repository';
import { samplePickups } from '../../adapters/mock/pickups/sample-pickups';
import { simulatedPickupRepository } from '../../adapters/mock/pickups/simulated-pickup-repository';
import { SimulatedUnitOfWork } from '../../adapters/mock/simulated-unit-of-work';
import { browserSimulation } from '../../adapters/mock/simulation';
import { staffMailsOf } from '../../core/mail/staff-mails';
import { ReceiveMessage, ReceiveShoeRequest } from '../../core/messages/receive-message';
import { ReceivePickupRequest } from '../../core/pickups/receive-pickup-request';
import type { Clock, IdSource } from '../../core/shared/system.port';
import { siteHere } from './simulated-mails';

/** What keeps the forms that visitors of this browser send; fetched with the first one. */
export function formsOfSimulation(ports: { readonly clock: Clock; readonly ids: IdSource }) {
  const unit = new SimulatedUnitOfWork(
    browserSimulation(window),
    (open) => ({
      messages: simulatedMessageRepository(open, () => sampleMessages(ports.clock.now())),
      pickups: simulatedPickupRepository(open, () => samplePickups(ports.clock.now())),
    }),
    ports,
  );
  const mails = staffMailsOf(siteHere());
  return {
    message: new ReceiveMessage(unit, mails),
    shoeRequest: new ReceiveShoeRequest(unit, mails),
    pickup: new ReceivePickupRequest(unit, mails),
  };
}
