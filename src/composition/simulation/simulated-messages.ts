import { simulatedPersonReads } from '../../adapters/mock/people/simulated-person-reads';
import { MessagesService } from '../../core/messages/messages.service';
import { PickupsService } from '../../core/pickups/pickups.service';
import { keptMessages, keptPickups } from './kept-messages';
import { simulatedSamples } from './people-samples';
import { simulatedMails } from './simulated-mails';
import { type ServicePorts, simulatedService } from './simulated-service';

/** Reads and marks the messages of this browser. */
export function messagesOfSimulation(ports: ServicePorts) {
  const kept = keptMessages(ports);
  return simulatedService(
    (open) => ({ ...kept(open), people: simulatedPersonReads(open, simulatedSamples) }),
    (unit) => new MessagesService(unit),
  )(ports);
}

/** Reads the pickups of this browser, and decides about them. */
export function pickupsOfSimulation(ports: ServicePorts) {
  const kept = keptPickups(ports);
  return simulatedService(
    (open) => ({ ...kept(open), people: simulatedPersonReads(open, simulatedSamples) }),
    (unit, actor) => new PickupsService(unit, actor, simulatedMails),
  )(ports);
}
