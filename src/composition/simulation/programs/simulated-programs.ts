import { ProgramsService } from '../../../core/programs/programs.service';
import { calendarService } from '../calendar/calendar-repositories';
import type { ServicePorts } from '../simulated-service';

/** The programs of this browser's simulation. */
export function programsOfSimulation(ports: ServicePorts) {
  return calendarService(ports, (unit, actor) => new ProgramsService(unit, actor, ports.clock));
}
