import { RemindersService } from '../../../core/signups/reminders.service';
import { simulatedMails } from '../simulated-mails';
import { type ServicePorts, simulatedUnit } from '../simulated-service';
import { calendarRepositories } from './calendar-repositories';

/** The reminders of this browser's simulation. */
export function remindersOfSimulation(
  ports: Pick<ServicePorts, 'clock' | 'ids' | 'logger'>,
): RemindersService {
  return new RemindersService(simulatedUnit(calendarRepositories(ports), ports), simulatedMails);
}
