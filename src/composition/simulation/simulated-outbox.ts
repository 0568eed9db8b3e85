import { simulatedOutboxRepository } from '../../adapters/mock/mail/simulated-outbox-repository';
import { MailService } from '../../core/mail/mail.service';
import { type ServicePorts, simulatedUnit } from './simulated-service';
import { whenListed } from './when-listed';

/** The outbox of this browser's simulation, which sends no mail. Reminders that are due come into it when it is listed. */
export function outboxOfSimulation(ports: Pick<ServicePorts, 'clock' | 'ids' | 'logger'>): () => MailService {
  const remind = whenListed(
    () => import('./calendar/simulated-reminders').then((file) => file.remindersOfSimulation(ports)),
    (reminders) => reminders.writeDue(),
  );
  const unit = simulatedUnit((open) => ({ outbox: simulatedOutboxRepository(open, remind) }), ports);
  return () => new MailService(unit, false);
}
