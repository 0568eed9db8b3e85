import { HoursService } from '../../../core/hours/hours.service';
import { SignupsService } from '../../../core/signups/signups.service';
import { VolunteersService } from '../../../core/volunteers/volunteers.service';
import { simulatedMails } from '../simulated-mails';
import type { ServicePorts } from '../simulated-service';
import { calendarService } from './calendar-repositories';

/** The sign-ups of this browser's simulation, for staff. */
export function signupsOfSimulation(ports: ServicePorts) {
  return calendarService(
    ports,
    (unit, actor) => new SignupsService(unit, actor, simulatedMails, ports.clock),
  );
}

/** The hours that staff approve in this browser's simulation. */
export function hoursOfSimulation(ports: ServicePorts) {
  return calendarService(ports, (unit, actor) => new HoursService(unit, actor, simulatedMails));
}

/** The volunteers of this browser's simulation, for staff. */
export function volunteersOfSimulation(ports: ServicePorts) {
  return calendarService(ports, (unit, actor) => new VolunteersService(unit, actor, ports.clock));
}
