import { ContainerModule } from 'inversify';
import { NodeSecrets } from '../../../adapters/node/node-secrets';
import { PostgresMailQueue } from '../../../adapters/postgres/mail/postgres-mail-queue';
import { PostgresNoticeDigests } from '../../../adapters/postgres/mail/staff-notices';
import { PostgresRateLimiter } from '../../../adapters/postgres/postgres-rate-limiter';
import { postgresRepositories } from '../../../adapters/postgres/postgres-repositories';
import { PostgresUnitOfWork } from '../../../adapters/postgres/postgres-unit-of-work';
import { ReceiveDonation } from '../../../core/gifts/donation/receive-donation';
import { SendWaitingMail } from '../../../core/mail/send-waiting-mail';
import { ReceiveMessage, ReceiveShoeRequest } from '../../../core/messages/receive-message';
import { TellFullForm } from '../../../core/messages/tell-full-form';
import { ReceivePickupRequest } from '../../../core/pickups/receive-pickup-request';
import { DueReceiptsService, SERVER_PACE } from '../../../core/receipts/due-receipts.service';
import { StatementLettersService } from '../../../core/receipts/statement-letters.service';
import { RemindersService } from '../../../core/signups/reminders.service';
import { startPeriodic } from '../../../server/periodic.job';
import { startStatementLetters } from '../../../server/receipts/statement-letters.job';
import { mailsOf } from '../../shared/mails-of';
import { bindClass, bindFactory } from '../../shared/token';
import { serverTokens as tokens } from '../server-tokens';

const { clock, database, ids, logger, mailer, mails, publishChange, scheduler, secret } = tokens;

/** What every area works with: units of work, limits, and mail with its jobs; and what comes in by the public forms. */
export const dataModule = new ContainerModule((options) => {
  bindFactory(
    options,
    tokens.unit,
    { clock, database, ids, logger, publishChange },
    (ports) => new PostgresUnitOfWork(ports.database, postgresRepositories(ports.clock), ports),
  );
  bindClass(options, PostgresRateLimiter, [database, clock, logger, secret]);
  bindFactory(options, tokens.mails, { publicUrl: tokens.publicUrl }, ({ publicUrl }) =>
    mailsOf({ publicUrl }),
  );
  bindClass(options, NodeSecrets, []);
  bindClass(options, PostgresMailQueue, [database, clock, logger]);
  bindFactory(
    options,
    tokens.job,
    { queue: PostgresMailQueue, mailer, clock, logger, scheduler },
    (ports) => () => {
      if (!ports.mailer) return () => {};
      const sending = new SendWaitingMail(ports.queue, ports.mailer, ports.clock, ports.logger);
      return startPeriodic('mail', (stopping) => sending.execute(stopping), ports.scheduler);
    },
  );
  bindFactory(options, tokens.job, { clock, database, logger, mails, scheduler }, (ports) => () => {
    const digests = new PostgresNoticeDigests(ports.database, ports);
    return startPeriodic('notice-digests', () => digests.writeDue(), ports.scheduler);
  });
  bindFactory(options, tokens.job, { mails, scheduler, unit: tokens.unit }, (ports) => () => {
    const reminders = new RemindersService(ports.unit, ports.mails);
    return startPeriodic('reminders', () => reminders.writeDue(), ports.scheduler);
  });
  bindFactory(options, tokens.job, { clock, logger, mails, scheduler, unit: tokens.unit }, (ports) => () => {
    const due = new DueReceiptsService(ports.unit, { ...ports, pace: SERVER_PACE });
    return startPeriodic('due-receipts', (stopping) => due.writeSome(stopping), ports.scheduler);
  });
  bindFactory(
    options,
    tokens.job,
    { changes: tokens.changes, clock, logger, mails, scheduler, unit: tokens.unit },
    (ports) => () =>
      startStatementLetters({ ...ports, letters: new StatementLettersService(ports.unit, ports) }),
  );
  bindClass(options, TellFullForm, [tokens.unit, mails]);
  bindFactory(options, tokens.forms, { unit: tokens.unit, mails }, (ports) => ({
    message: new ReceiveMessage(ports.unit, ports.mails),
    'shoe-request': new ReceiveShoeRequest(ports.unit, ports.mails),
    gift: new ReceiveDonation(ports.unit),
    pickup: new ReceivePickupRequest(ports.unit, ports.mails),
  }));
});
