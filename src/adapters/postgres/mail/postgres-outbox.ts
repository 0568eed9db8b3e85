import { type Selectable, sql } from 'kysely';
import type { Mail } from '../../../core/mail/mail';
import type { ClaimedMail, MailQueue } from '../../../core/mail/mail-queue.port';
import type { MailTrouble } from '../../../core/mail/mailer.port';
import type { Outbox, OutboxMail, OutboxPage, OutboxQuery } from '../../../core/mail/outbox.port';
import type { FailureOf } from '../../../core/shared/failure';
import type { Logger } from '../../../core/shared/logger.port';
import { fail, ok, type Result } from '../../../core/shared/result';
import type { Clock } from '../../../core/shared/time/clock.port';
import type { Database, Tables } from '../database';
import { queried } from '../queried';

/** Mails in PostgreSQL: their list for admins, and what is due for the worker that sends them. */
export class PostgresOutbox implements Outbox, MailQueue {
  /** `sends`: whether there is a mail server. */
  constructor(
    private readonly database: Database,
    private readonly sends: boolean,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  list({ state, page, size }: OutboxQuery): Promise<Result<OutboxPage, FailureOf<'unavailable'>>> {
    return queried(async () => {
      const chosen = this.database
        .selectFrom('outbox_mail')
        .$if(state !== null, (query) => query.where('state', '=', state ?? 'waiting'));
      // The page is found in an index, and only its own rows are read.
      const places = chosen
        .select('position')
        .orderBy('position', 'desc')
        .limit(size)
        .offset((page - 1) * size);
      const [rows, { total }] = await Promise.all([
        this.database
          .selectFrom('outbox_mail')
          .selectAll()
          .where('position', 'in', places)
          .orderBy('position', 'desc')
          .execute(),
        chosen.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
      ]);
      return ok({ items: rows.map(toOutboxMail), total: Number(total), sends: this.sends });
    }, this.logger);
  }

  tryAgain(id: string): Promise<Result<void, FailureOf<'not-found' | 'unavailable'>>> {
    return queried(async () => {
      const { numUpdatedRows } = await this.database
        .updateTable('outbox_mail')
        .set({ state: 'waiting', next_try_at: this.clock.now(), tries: 0 })
        .where('id', '=', id)
        .where('state', '!=', 'sent')
        .executeTakeFirst();
      return numUpdatedRows === 0n ? fail({ code: 'not-found' }) : ok(undefined);
    }, this.logger);
  }

  claim(limit: number, until: number): Promise<Result<readonly ClaimedMail[], FailureOf<'unavailable'>>> {
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
      return ok(rows.map(({ id, tries, mail }) => ({ id, tries, mail: mail as Mail })));
    }, this.logger);
  }

  markSent(id: string): Promise<Result<void, FailureOf<'unavailable'>>> {
    return this.mark(id, { state: 'sent', sent_at: this.clock.now(), mail: null, trouble: null });
  }

  markNotTaken(
    id: string,
    trouble: MailTrouble,
    next: number | null,
  ): Promise<Result<void, FailureOf<'unavailable'>>> {
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

type Row = Selectable<Tables['outbox_mail']>;

function toOutboxMail(row: Row): OutboxMail {
  const { id, kind, subject, state, tries, trouble } = row;
  const isWaiting = state === 'waiting';
  // The end of a lease is no time of a try that anybody waits for, but near enough.
  const nextTryAt = isWaiting ? Math.max(row.next_try_at, row.queued_at) : null;
  const mail = kind === 'invitation' ? (row.mail as Mail | null) : null;
  return {
    ...{ id, kind, to: row.to_address, subject, state, tries, trouble, nextTryAt },
    queuedAt: row.queued_at,
    sentAt: row.sent_at,
    link: mail?.link?.url ?? null,
  };
}
