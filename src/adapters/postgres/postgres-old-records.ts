import type { DeletedRecords, OldRecords } from '../../core/privacy/old-records.port';
import type { FailureOf } from '../../core/shared/failure';
import type { Logger } from '../../core/shared/logger.port';
import { ok, type Result } from '../../core/shared/result';
import { type Announce, announceByNotice } from './announce';
import type { Database } from './database';
import { settingsIn } from './postgres-settings-store';
import { queried } from './queried';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What is kept for a limited time alone, in PostgreSQL. */
export class PostgresOldRecords implements OldRecords {
  constructor(
    private readonly database: Database,
    private readonly logger: Logger,
    private readonly announce: Announce = announceByNotice,
  ) {}

  remove({
    now,
    mailsBefore,
    linksBefore,
  }: Parameters<OldRecords['remove']>[0]): Promise<Result<DeletedRecords, FailureOf<'unavailable'>>> {
    return queried(
      () =>
        this.database.transaction().execute(async (transaction) => {
          const { keepMessagesDays } = await settingsIn(transaction);
          const messages = await transaction
            .deleteFrom('contact_message')
            .where('received_at', '<', now - keepMessagesDays * DAY_MS)
            .executeTakeFirst();
          const mails = await transaction
            .deleteFrom('outbox_mail')
            .where('queued_at', '<', mailsBefore)
            .where('state', '!=', 'waiting')
            .executeTakeFirst();
          const links = await transaction
            .deleteFrom('account_token')
            .where('expires_at', '<', linksBefore)
            .executeTakeFirst();
          if (messages.numDeletedRows > 0n) await this.announce(transaction, 'messages');
          return ok({
            messages: Number(messages.numDeletedRows),
            mails: Number(mails.numDeletedRows),
            links: Number(links.numDeletedRows),
          });
        }),
      this.logger,
    );
  }
}
