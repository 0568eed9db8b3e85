import { sampleMessages } from '../../adapters/mock/messages/sample-messages';
import { simulatedMessageRepository } from '../../adapters/mock/messages/simulated-message-repository';
import { simulatedPersonReads } from '../../adapters/mock/people/simulated-person-reads';
import { samplePickups } from '../../adapters/mock/pickups/sample-pickups';
import { simulatedPickupRepository } from '../../adapters/mock/pickups/simulated-pickup-repository';
import { MessagesService } from '../../core/messages/messages.service';
import { PickupsService } from '../../core/pickups/pickups.service';
import { deleteExpiredWhenListed } from './delete-expired-when-listed';
import { simulatedSamples } from './people-samples';
import { simulatedMails } from './simulated-mails';
import { type ServicePorts, simulatedService } from './simulated-service';

/** The messages of this browser's simulation. What is too old goes when they are listed. */
export function messagesOfSimulation(ports: ServicePorts) {
  const deleteExpired = deleteExpiredWhenListed(ports);
  const samples = () => sampleMessages(ports.clock.now());
  return simulatedService(
    (open) => ({ messages: simulatedMessageRepository(open, samples, deleteExpired) }),
    (unit) => new MessagesService(unit),
  )(ports);
}

/** The pickups of this browser's simulation. What is too old goes when they are listed. */
export function pickupsOfSimulation(ports: ServicePorts) {
  const deleteExpired = deleteExpiredWhenListed(ports);
  const samples = () => samplePickups(ports.clock.now());
  return simulatedService(
    (open) => ({
      pickups: simulatedPickupRepository(open, samples, deleteExpired),
      people: simulatedPersonReads(open, simulatedSamples),
    }),
    (unit, actor) => new PickupsService(unit, actor, simulatedMails),
  )(ports);
}
