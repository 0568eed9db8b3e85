import type { Mails } from '../../../core/mail/mails';
import type { FailureOf } from '../../../core/shared/failure';
import type { Logger } from '../../../core/shared/logger.port';
import { ok, type Result } from '../../../core/shared/result';
import type { Clock } from '../../../core/shared/time/clock.port';
import type { Database } from '../database';
import { changed } from '../queried';
import { settingsIn } from '../settings/postgres-settings';
import { queueMail } from './queue-mail';

/** Dependencies of the digests, apart from the database. */
interface NoticeDigestPorts {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly mails: Pick<Mails, 'moreMessages' | 'morePickups'>;
}

/**
 * Notices to staff that were too many for an hour: each address gets one mail for them when the hour is over. Taking a row out and queuing its mail are one transaction, so of two processes one finds it, and
 * one that dies leaves it to the next.
 */
export class PostgresNoticeDigests {
  constructor(
    private readonly database: Database,
    private readonly ports: NoticeDigestPorts,
  ) {}

  /** Queues the mails that are due, each once in whichever process, and answers how many. */
  writeDue(): Promise<Result<number, FailureOf<'unavailable'>>> {
    const { clock, logger, mails } = this.ports;
    return changed(this.database, logger, async (transaction) => {
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
    });
  }
}
