import type { Mails } from '../../../core/mail/mails';
import type { NoticeDigests } from '../../../core/mail/notice-digests.port';
import { type Logger, ok } from '../../../core/shared/result';
import type { Clock } from '../../../core/shared/system.port';
import type { Database } from '../database';
import { queried } from '../queried';
import { settingsIn } from '../settings/postgres-settings';
import { queueMail } from './queue-mail';

/** Dependencies of the digests, apart from the database. */
interface NoticeDigestPorts {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly mails: Pick<Mails, 'moreMessages' | 'morePickups'>;
}

/**
 * Digests in PostgreSQL. Taking a row out and queuing its mail are one transaction, so of two processes one finds it, and
 * one that dies leaves it to the next.
 */
export class PostgresNoticeDigests implements NoticeDigests {
  constructor(
    private readonly database: Database,
    private readonly ports: NoticeDigestPorts,
  ) {}

  writeDue(): ReturnType<NoticeDigests['writeDue']> {
    const { clock, logger, mails } = this.ports;
    return queried(
      () =>
        this.database.transaction().execute(async (transaction) => {
          const due = await transaction
            .deleteFrom('notice_digest')
            .where('due_at', '<=', clock.now())
            .returningAll()
            .execute();
          if (due.length === 0) return ok(0);
          const settings = await settingsIn(transaction);
          const told = { message: settings.toldOfMessages, pickup: settings.toldOfPickups };
          // Addresses that were removed from the list in the meantime get no more mail.
          const wanted = due.filter(({ kind, to_address }) => told[kind].includes(to_address));
          for (const { kind, to_address, count } of wanted) {
            const write = kind === 'message' ? mails.moreMessages : mails.morePickups;
            await queueMail(transaction, write(to_address, { count }), { settings });
          }
          return ok(wanted.length);
        }),
      logger,
    );
  }
}
