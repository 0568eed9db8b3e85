import { type Kysely, type Migration, sql } from 'kysely';

/**
 * The normalized words of each row, stored when it is written: normalizing them again in every search was the slowest
 * part of a search for a common word. Also adds indexes for the list of receipts with its filters, and for finding the
 * next donor of a statement run.
 */
export const storedWordsMigration: Migration = {
  async up(database: Kysely<unknown>) {
    for (const table of ['user', 'contact_message', 'pickup_request', 'gift', 'receipt']) {
      const [rows, index] = [sql.table(table), sql.ref(`${table}_search`)];
      await sql`drop index ${index}`.execute(database);
      await sql`alter table ${rows} alter column search drop default,
        alter column search type tsvector using array_to_tsvector(string_to_array(search, ' ')),
        alter column search set default ''`.execute(database);
      await sql`create index ${index} on ${rows} using gin (search)`.execute(database);
    }
    await sql`create index receipt_list on receipt (year desc, count desc)
      include (id, kind, state, donor_email)`.execute(database);
    await sql`create index receipt_run_donor_next on receipt_run_donor (year, id) where outcome is null`.execute(
      database,
    );
  },
};
