import { MessageReads } from '../../core/messages/message-reads.service';
import { PickupReads } from '../../core/pickups/pickup-reads.service';
import { keptMessages, keptPickups } from './kept-messages';
import { readsFirst, simulatedReading } from './simulated-reading';
import type { ServicePorts } from './simulated-service';

/** The messages of this browser's simulation. */
export function messagesOfSimulation(ports: ServicePorts) {
  return readsFirst(
    simulatedReading(keptMessages(ports), (unit) => new MessageReads(unit)),
    async () => (await import('./simulated-messages')).messagesOfSimulation(ports),
  );
}

/** The pickups of this browser's simulation. */
export function pickupsOfSimulation(ports: ServicePorts) {
  return readsFirst(
    simulatedReading(keptPickups(ports), (unit) => new PickupReads(unit)),
    async () => (await import('./simulated-messages')).pickupsOfSimulation(ports),
  );
}
