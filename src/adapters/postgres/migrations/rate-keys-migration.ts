import { type Kysely, type Migration, sql } from 'kysely';

/** Deletes the counts of rate limits, whose keys held emails and addresses in clear. They would last minutes anyway. */
export const rateKeysMigration: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`delete from rate_count`.execute(database);
  },
};
