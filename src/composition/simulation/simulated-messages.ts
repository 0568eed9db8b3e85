import { sampleMessages } from '../../adapters/mock/messages/sample-messages';
import { simulatedMessageRepository } from '../../adapters/mock/messages/simulated-message-repository';
import { MessagesService } from '../../core/messages/messages.service';
import { forgetWhenListed } from './forget-when-listed';
import { type ServicePorts, simulatedService } from './simulated-service';

/** The messages of this browser's simulation. What is too old goes when they are listed. */
export function messagesOfSimulation(ports: ServicePorts) {
  const forgetOld = forgetWhenListed(ports);
  const samples = () => sampleMessages(ports.clock.now());
  return simulatedService(
    (open) => ({ messages: simulatedMessageRepository(open, samples, forgetOld) }),
    (unit) => new MessagesService(unit),
  )(ports);
}
