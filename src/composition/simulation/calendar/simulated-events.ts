import { EventsService } from '../../../core/events/events.service';
import type { ServicePorts } from '../simulated-service';
import { calendarService } from './calendar-repositories';

/** The events of this browser's simulation, for staff. */
export function eventsOfSimulation(ports: ServicePorts) {
  return calendarService(ports, (unit, actor) => new EventsService(unit, actor, ports.clock));
}
