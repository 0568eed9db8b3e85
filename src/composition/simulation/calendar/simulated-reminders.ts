import { RemindersService } from '../../../core/signups/reminders.service';
import { simulatedMails } from '../simulated-mails';
import { type ServicePorts, staffUnit } from '../simulated-service';
import { calendarRepositories } from './calendar-repositories';

/** The reminders of this browser's simulation; staff cause them, and people read them in their own language. */
export function remindersOfSimulation(
  ports: Pick<ServicePorts, 'clock' | 'ids' | 'logger'>,
): RemindersService {
  return new RemindersService(staffUnit(calendarRepositories(ports), ports), simulatedMails);
}
