import { GuidesService } from '../../../core/guides/guides.service';
import { OwnGuidesService } from '../../../core/guides/own-guides.service';
import { calendarService } from '../calendar/calendar-repositories';
import type { ServicePorts } from '../simulated-service';

/** The guides of this browser's simulation, for staff. */
export function guidesOfSimulation(ports: ServicePorts) {
  return calendarService(ports, (unit, actor) => new GuidesService(unit, actor));
}

/** The guides of this browser's simulation, for those whom they are for. */
export function ownGuidesOfSimulation(ports: ServicePorts) {
  return calendarService(ports, (unit, actor) => new OwnGuidesService(unit, actor));
}
