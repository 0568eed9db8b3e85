import { simulatedOutboxRepository } from '../../adapters/mock/mail/simulated-outbox-repository';
import { MailService } from '../../core/mail/mail.service';
import { simulatedService } from './simulated-service';

/** The mails of this browser's simulation, which sends none. */
export const mailOfSimulation = simulatedService(
  (open) => ({ outbox: simulatedOutboxRepository(open) }),
  (unit) => new MailService(unit, false),
);
