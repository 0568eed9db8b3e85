import { EventReads } from '../../../core/events/event-reads.service';
import { readsFirst, simulatedReading } from '../simulated-reading';
import type { ServicePorts } from '../simulated-service';
import { calendarEvents } from './calendar-events';

/** The events of this browser's simulation, for staff. */
export function eventsOfSimulation(ports: ServicePorts) {
  return readsFirst(
    simulatedReading(calendarEvents(ports), (unit, actor) => new EventReads(unit, actor, ports.clock)),
    async () => (await import('./simulated-events')).eventsOfSimulation(ports),
  );
}
