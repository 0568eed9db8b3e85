import { OwnHoursService } from '../../../core/hours/own-hours.service';
import { OwnSignupsService } from '../../../core/signups/own/own-signups.service';
import { simulatedMails } from '../simulated-mails';
import type { ServicePorts } from '../simulated-service';
import { calendarService } from './calendar-repositories';

/** What the signed-in person of this browser's simulation signed up for. */
export function ownSignupsOfSimulation(ports: ServicePorts) {
  return calendarService(
    ports,
    (unit, actor) => new OwnSignupsService(unit, actor, simulatedMails, ports.clock),
  );
}

/** The hours of the signed-in person of this browser's simulation. */
export function ownHoursOfSimulation(ports: ServicePorts) {
  return calendarService(ports, (unit, actor) => new OwnHoursService(unit, actor, ports.clock));
}
