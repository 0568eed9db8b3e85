import { ApplicationsService } from '../../../core/applications/applications.service';
import { calendarService } from '../calendar/calendar-repositories';
import { simulatedMails } from '../simulated-mails';
import type { ServicePorts } from '../simulated-service';

/** The applications that staff answer in this browser's simulation. */
export function applicationsOfSimulation(ports: ServicePorts) {
  return calendarService(
    ports,
    (unit, actor) => new ApplicationsService(unit, actor, simulatedMails, ports.clock),
  );
}
