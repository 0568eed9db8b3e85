import { EventsService } from '../../../core/events/events.service';
import { PublicEventsService } from '../../../core/events/public-events.service';
import { type ServicePorts, simulatedUnit } from '../simulated-service';
import { calendarRepositories, calendarService } from './calendar-repositories';

/** The events of this browser's simulation, for staff. */
export function eventsOfSimulation(ports: ServicePorts) {
  return calendarService(ports, (unit, actor) => new EventsService(unit, actor, ports.clock));
}

/** The events of this browser's simulation that everybody sees. */
export function publicEventsOfSimulation(
  ports: Pick<ServicePorts, 'clock' | 'ids' | 'logger'>,
): PublicEventsService {
  return new PublicEventsService(simulatedUnit(calendarRepositories(ports), ports), ports.clock);
}
