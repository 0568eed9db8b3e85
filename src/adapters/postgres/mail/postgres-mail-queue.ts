import { type Selectable, sql } from 'kysely';
import type { Mail } from '../../../core/mail/mail';
import type { MailQueue } from '../../../core/mail/mail-queue.port';
import type { MailTrouble } from '../../../core/mail/mailer.port';
import { type FailureOf, type Logger, ok, type Result } from '../../../core/shared/result';
import type { Clock } from '../../../core/shared/system.port';
import type { Database, Tables } from '../database';
import { queried } from '../queried';

type Row = Selectable<Tables['outbox_mail']>;

/** A mail as the outbox holds it. Older versions wrote English alone, and did not say so. */
type StoredMail = Omit<Mail, 'language'> & Partial<Pick<Mail, 'language'>>;

/** The mails in PostgreSQL that are due, for the worker that sends them. */
export class PostgresMailQueue implements MailQueue {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  claim(limit: number, until: number): ReturnType<MailQueue['claim']> {
    return queried(async () => {
      const rows = await this.database
        .updateTable('outbox_mail')
        .set({ next_try_at: until, tries: sql<number>`tries + 1` })
        .where('id', 'in', (query) =>
          query
            .selectFrom('outbox_mail')
            .select('id')
            .where('state', '=', 'waiting')
            .where('next_try_at', '<=', this.clock.now())
            .orderBy('next_try_at')
            .orderBy('position')
            .limit(limit)
            .forUpdate()
            .skipLocked(),
        )
        .returning(['id', 'tries', 'mail'])
        .execute();
      return ok(
        rows.map(({ id, tries, mail }) => ({ id, tries, mail: { language: 'en', ...(mail as StoredMail) } })),
      );
    }, this.logger);
  }

  markSent(id: string): ReturnType<MailQueue['markSent']> {
    return this.mark(id, { state: 'sent', sent_at: this.clock.now(), mail: null, trouble: null });
  }

  drop(id: string): ReturnType<MailQueue['drop']> {
    return queried(async () => {
      await this.database
        .deleteFrom('outbox_mail')
        .where('id', '=', id)
        .where('state', '!=', 'sent')
        .execute();
      return ok(undefined);
    }, this.logger);
  }

  markNotTaken(id: string, trouble: MailTrouble, next: number | null): ReturnType<MailQueue['markNotTaken']> {
    return this.mark(id, next === null ? { state: 'failed', trouble } : { next_try_at: next, trouble });
  }

  private mark(
    id: string,
    change: Partial<Pick<Row, 'state' | 'sent_at' | 'mail' | 'trouble' | 'next_try_at'>>,
  ): Promise<Result<void, FailureOf<'unavailable'>>> {
    return queried(async () => {
      // One that another worker has sent stays sent.
      await this.database
        .updateTable('outbox_mail')
        .set(change)
        .where('id', '=', id)
        .where('state', '!=', 'sent')
        .execute();
      return ok(undefined);
    }, this.logger);
  }
}
