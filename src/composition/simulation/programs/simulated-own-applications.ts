import { OwnApplicationsService } from '../../../core/applications/own/own-applications.service';
import { calendarService } from '../calendar/calendar-repositories';
import { simulatedMails } from '../simulated-mails';
import type { ServicePorts } from '../simulated-service';

/** Everybody's own applications in this browser's simulation. */
export function ownApplicationsOfSimulation(ports: ServicePorts) {
  return calendarService(ports, (unit, actor) => new OwnApplicationsService(unit, actor, simulatedMails));
}
