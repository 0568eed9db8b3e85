import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Receipts with a count for each year, what each is for, what was mailed, and the letters of each year. The database
 * itself lets no two receipts of a kind hold for one gift, and no two have one number.
 */
export const receiptsMigration: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('receipt')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('year', 'int4', (column) => column.notNull())
      .addColumn('count', 'int4', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('donor_key', 'text', (column) => column.notNull())
      .addColumn('donor_email', 'text', (column) => column.notNull())
      .addColumn('person_id', 'text')
      .addColumn('text', 'json', (column) => column.notNull())
      .addColumn('issued_on', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('issued', 'voided')`))
      .addColumn('voided', 'json')
      .addColumn('search', 'text', (column) => column.notNull())
      .addUniqueConstraint('receipt_number', ['year', 'count'])
      .execute();
    await database.schema
      .createTable('receipt_gift')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('receipt_id', 'text', (column) => column.notNull())
      .addColumn('gift_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('holds', 'boolean', (column) => column.notNull())
      .execute();
    await database.schema
      .createTable('receipt_count')
      .addColumn('year', 'int4', (column) => column.primaryKey())
      .addColumn('last', 'int4', (column) => column.notNull())
      .execute();
    await database.schema
      .createTable('receipt_mail')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('receipt_id', 'text', (column) => column.notNull())
      .addColumn('mail_id', 'text', (column) => column.notNull())
      .addColumn('queued_at', 'int8', (column) => column.notNull())
      .execute();
    await database.schema
      .createTable('receipt_run')
      .addColumn('year', 'int4', (column) => column.primaryKey())
      .addColumn('is_stopped', 'boolean', (column) => column.notNull())
      .execute();
    await database.schema
      .createTable('receipt_run_donor')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('year', 'int4', (column) => column.notNull())
      .addColumn('donor_key', 'text', (column) => column.notNull())
      .addColumn('outcome', 'text', (column) => column.check(sql`outcome in ('mailed', 'paper', 'none')`))
      .execute();
    for (const index of [
      sql`unique index receipt_gift_holds on receipt_gift (gift_id, kind) where holds`,
      sql`index receipt_gift_receipt on receipt_gift (receipt_id)`,
      sql`index receipt_email on receipt (lower(donor_email))`,
      sql`index receipt_person on receipt (person_id)`,
      sql`index receipt_donor on receipt (year, md5(donor_key))`,
      sql`index receipt_search on receipt using gin (array_to_tsvector(string_to_array(search, ' ')))`,
      sql`index receipt_mail_receipt on receipt_mail (receipt_id, queued_at desc)`,
      sql`index receipt_run_donor_year on receipt_run_donor (year, outcome)`,
      // A key may be longer than what an index can hold.
      sql`index gift_receipt_key
        on gift (md5(donor_key || E'\\n' || case when email = '' then address else '' end), received_on)`,
    ])
      await sql`create ${index}`.execute(database);
    await sql`insert into change_count (thing) values ('receipts')`.execute(database);
  },
};
