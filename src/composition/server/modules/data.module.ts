import { ContainerModule } from 'inversify';
import { PostgresDonationGateway } from '../../../adapters/postgres/gifts/postgres-donation-gateway';
import { PostgresNoticeDigests } from '../../../adapters/postgres/mail/postgres-notice-digests';
import { PostgresOutbox } from '../../../adapters/postgres/mail/postgres-outbox';
import { PostgresContactGateway } from '../../../adapters/postgres/messages/postgres-contact-gateway';
import { PostgresInbox } from '../../../adapters/postgres/messages/postgres-inbox';
import { PostgresRateLimiter } from '../../../adapters/postgres/postgres-rate-limiter';
import { postgresRepositories } from '../../../adapters/postgres/postgres-repositories';
import { PostgresUnitOfWork } from '../../../adapters/postgres/postgres-unit-of-work';
import { SendWaitingMail } from '../../../core/mail/send-waiting-mail';
import { lookAfterMail } from '../../../server/mail/mail.job';
import { mailsOf } from '../../../server/mail/mails';
import { startNoticeDigests } from '../../../server/mail/notice-digest.job';
import { bindClass, bindFactory } from '../../shared/token';
import { serverTokens as tokens } from '../server-tokens';

const { announce, clock, database, ids, logger, mailer, mails, scheduler, secret } = tokens;

/** What every area works with: units of work, limits, and mail with its jobs; and what comes in by the public forms. */
export const dataModule = new ContainerModule((options) => {
  bindFactory(
    options,
    tokens.unit,
    { announce, clock, database, ids, logger },
    (ports) => new PostgresUnitOfWork(ports.database, postgresRepositories(ports.clock), ports),
  );
  bindClass(options, PostgresRateLimiter, [database, clock, logger, secret]);
  bindFactory(options, tokens.mails, { publicUrl: tokens.publicUrl }, ({ publicUrl }) => mailsOf(publicUrl));
  bindFactory(
    options,
    PostgresOutbox,
    { database, mailer, clock, logger },
    (ports) => new PostgresOutbox(ports.database, ports.mailer !== null, ports.clock, ports.logger),
  );
  bindFactory(
    options,
    tokens.job,
    { outbox: PostgresOutbox, mailer, clock, logger, scheduler },
    ({ outbox, ...ports }) =>
      () =>
        ports.mailer
          ? lookAfterMail(
              new SendWaitingMail(outbox, ports.mailer, ports.clock, ports.logger),
              ports.scheduler,
            )
          : () => {},
  );
  bindFactory(
    options,
    tokens.job,
    { clock, database, logger, mails, scheduler },
    (ports) => () => startNoticeDigests(new PostgresNoticeDigests(ports.database, ports), ports.scheduler),
  );
  bindClass(options, PostgresContactGateway, [database, clock, ids, logger, mails, announce]);
  bindClass(options, PostgresDonationGateway, [database, clock, ids, logger, mails, announce]);
  bindClass(options, PostgresInbox, [database, ids, logger, announce]);
});
