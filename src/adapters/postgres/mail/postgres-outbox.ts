import type { Selectable } from 'kysely';
import type { Mail } from '../../../core/mail/mail';
import type { OutboxQuery } from '../../../core/mail/mail.inputs';
import type { OutboxRepository } from '../../../core/mail/outbox.repository.port';
import type { OutboxMail } from '../../../core/mail/outbox-mail';
import type { Database, Tables } from '../database';

/** The mails in PostgreSQL. */
export class PostgresOutbox implements OutboxRepository {
  constructor(private readonly database: Database) {}

  async page({ state, page, size }: OutboxQuery): ReturnType<OutboxRepository['page']> {
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
    return { items: rows.map(toOutboxMail), total: Number(total) };
  }

  async tryAt(id: string, at: number): Promise<boolean> {
    const { numUpdatedRows } = await this.database
      .updateTable('outbox_mail')
      .set({ state: 'waiting', next_try_at: at, tries: 0 })
      .where('id', '=', id)
      .where('state', '!=', 'sent')
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }
}

function toOutboxMail(row: Selectable<Tables['outbox_mail']>): OutboxMail {
  const { id, kind, subject, language, state, tries, trouble } = row;
  const isWaiting = state === 'waiting';
  // The end of a lease is no time of a try that anybody waits for, but near enough.
  const nextTryAt = isWaiting ? Math.max(row.next_try_at, row.queued_at) : null;
  const mail = kind === 'invitation' ? (row.mail as Mail | null) : null;
  return {
    id,
    kind,
    to: row.to_address,
    subject,
    language,
    state,
    tries,
    trouble,
    nextTryAt,
    queuedAt: row.queued_at,
    sentAt: row.sent_at,
    link: mail?.link?.url ?? null,
  };
}
