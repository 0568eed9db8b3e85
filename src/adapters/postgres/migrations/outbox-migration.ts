import { type Kysely, type Migration, sql } from 'kysely';

/** Mails that wait to be sent, were sent or were given up. */
export const outbox: Migration = {
  async up(database: Kysely<unknown>) {
    const now = sql`(extract(epoch from clock_timestamp()) * 1000)::int8`;
    await database.schema
      .createTable('outbox_mail')
      .addColumn('id', 'text', (column) => column.primaryKey().defaultTo(sql`gen_random_uuid()::text`))
      .addColumn('position', 'int8', (column) => column.notNull().generatedAlwaysAsIdentity())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('to_address', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('mail', 'json')
      .addColumn('state', 'text', (column) =>
        column.notNull().defaultTo('waiting').check(sql`state in ('waiting', 'sent', 'failed')`),
      )
      .addColumn('queued_at', 'int8', (column) => column.notNull().defaultTo(now))
      .addColumn('sent_at', 'int8')
      .addColumn('next_try_at', 'int8', (column) => column.notNull().defaultTo(0))
      .addColumn('tries', 'int4', (column) => column.notNull().defaultTo(0))
      .addColumn('trouble', 'text')
      .execute();
    await database.schema
      .createIndex('outbox_mail_due')
      .on('outbox_mail')
      .columns(['state', 'next_try_at'])
      .execute();
    await database.schema
      .createIndex('outbox_mail_position')
      .on('outbox_mail')
      .column('position desc')
      .execute();
  },
};
