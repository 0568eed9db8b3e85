import { sampleMessages } from '../../adapters/mock/messages/sample-messages';
import { simulatedMessageRepository } from '../../adapters/mock/messages/simulated-message-repository';
import { samplePickups } from '../../adapters/mock/pickups/sample-pickups';
import { simulatedPickupRepository } from '../../adapters/mock/pickups/simulated-pickup-repository';
import type { OpenFormat } from '../../adapters/mock/simulated-reads';
import { deleteExpiredWhenListed } from './delete-expired-when-listed';
import type { ServicePorts } from './simulated-service';

/** The messages that this browser keeps. What is too old goes when they are listed. */
export function keptMessages(ports: ServicePorts) {
  const deleteExpired = deleteExpiredWhenListed(ports);
  const samples = () => sampleMessages(ports.clock.now());
  return (open: OpenFormat) => ({ messages: simulatedMessageRepository(open, samples, deleteExpired) });
}

/** The pickups that this browser keeps. What is too old goes when they are listed. */
export function keptPickups(ports: ServicePorts) {
  const deleteExpired = deleteExpiredWhenListed(ports);
  const samples = () => samplePickups(ports.clock.now());
  return (open: OpenFormat) => ({ pickups: simulatedPickupRepository(open, samples, deleteExpired) });
}
