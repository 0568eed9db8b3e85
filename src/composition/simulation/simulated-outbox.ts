import { simulatedOutboxRepository } from '../../adapters/mock/mail/simulated-outbox-repository';
import { MailService } from '../../core/mail/mail.service';
import type { RemindersService } from '../../core/signups/reminders.service';
import { type ServicePorts, simulatedUnit } from './simulated-service';

type Ports = Pick<ServicePorts, 'clock' | 'ids' | 'logger'>;

/** The outbox of this browser's simulation, which sends no mail. Reminders that are due come into it when it is listed. */
export function outboxOfSimulation(ports: Ports): () => MailService {
  const remind = remindWhenListed(ports);
  const unit = simulatedUnit((open) => ({ outbox: simulatedOutboxRepository(open, remind) }), ports);
  return () => new MailService(unit, false);
}

/** Writes the reminders that are due. Its code is fetched then, and without it none is written this time. */
function remindWhenListed(ports: Ports): () => Promise<void> {
  let reminders: Promise<RemindersService> | null = null;
  return async () => {
    reminders ??= import('./calendar/simulated-reminders').then((file) => file.remindersOfSimulation(ports));
    try {
      await (await reminders).writeDue();
    } catch {
      reminders = null;
    }
  };
}
