import { ProgramsService } from '../../../core/programs/programs.service';
import { calendarRepositories } from '../calendar/calendar-repositories';
import { type ServicePorts, simulatedService } from '../simulated-service';

/** The programs of this browser's simulation. */
export function programsOfSimulation(ports: ServicePorts) {
  return simulatedService(
    calendarRepositories(ports),
    (unit, actor) => new ProgramsService(unit, actor, ports.clock),
  )(ports);
}
