import { type Kysely, type Migration, sql } from 'kysely';

/**
 * When a donor's letter is tried next, so that one that cannot be written keeps nobody else waiting, and the index in which
 * the job finds the next letter however many are written. Notices of an hour that were too many become one mail.
 */
export const lettersJobMigration: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .alterTable('receipt_run_donor')
      .addColumn('next_try_at', 'int8', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`create index receipt_run_donor_waiting on receipt_run_donor (next_try_at) where outcome is null`.execute(
      database,
    );
    await database.schema
      .createTable('notice_digest')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('message', 'pickup')`))
      .addColumn('to_address', 'text', (column) => column.notNull())
      .addColumn('count', 'int4', (column) => column.notNull())
      .addColumn('due_at', 'int8', (column) => column.notNull())
      .execute();
    // How many notices somebody got within an hour.
    await sql`create index outbox_mail_told on outbox_mail (to_address, kind, queued_at)`.execute(database);
    await sql`create index notice_digest_due on notice_digest (due_at)`.execute(database);
  },
};
