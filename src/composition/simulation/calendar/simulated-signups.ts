import { HoursService } from '../../../core/hours/hours.service';
import { SignupsService } from '../../../core/signups/signups.service';
import { VolunteersService } from '../../../core/volunteers/volunteers.service';
import { simulatedMails } from '../simulated-mails';
import { type ServicePorts, simulatedService } from '../simulated-service';
import { calendarRepositories } from './calendar-repositories';

/** The sign-ups of this browser's simulation, for staff. */
export function signupsOfSimulation(ports: ServicePorts) {
  return simulatedService(
    calendarRepositories(ports),
    (unit, actor) => new SignupsService(unit, actor, simulatedMails, ports.clock),
  )(ports);
}

/** The hours that staff approve in this browser's simulation. */
export function hoursOfSimulation(ports: ServicePorts) {
  return simulatedService(
    calendarRepositories(ports),
    (unit, actor) => new HoursService(unit, actor, simulatedMails),
  )(ports);
}

/** The volunteers of this browser's simulation, for staff. */
export function volunteersOfSimulation(ports: ServicePorts) {
  return simulatedService(
    calendarRepositories(ports),
    (unit, actor) => new VolunteersService(unit, actor, ports.clock),
  )(ports);
}
