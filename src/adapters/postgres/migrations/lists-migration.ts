import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Indexes for the orders of long lists, so that any page is found without sorting or reading the rows before it. An index
 * read backwards has the ids backwards too, so the other way round is an index of its own.
 */
export const listsMigration: Migration = {
  async up(database: Kysely<unknown>) {
    for (const table of ['contact_message', 'pickup_request']) {
      const index = sql.ref(`${table}_received_at`);
      await sql`drop index ${index}`.execute(database);
      await sql`create index ${index} on ${sql.table(table)} (received_at desc, id) include (state)`.execute(
        database,
      );
    }
    for (const [name, table, columns] of [
      // With the name beside its small letters an index answers without the rows.
      ['user_name_up', 'user', sql`(lower(name) collate "C"), id) include (name`],
      ['user_name_down', 'user', sql`(lower(name) collate "C") desc nulls last, id) include (name`],
      ['user_email', 'user', sql`email collate "C", id`],
      ['user_email_down', 'user', sql`email collate "C" desc nulls last, id`],
      ['user_created_at_down', 'user', sql`"createdAt" desc nulls last, id`],
      ['user_last_sign_in_at_down', 'user', sql`"lastSignInAt" desc nulls last, id`],
      ['gift_oldest', 'gift', sql`received_on, created_at desc, id`],
      ['gift_smallest', 'gift', sql`cents, received_on desc, created_at desc, id`],
    ] as const)
      await sql`create index ${sql.ref(name)} on ${sql.table(table)} (${columns})`.execute(database);
    await sql`drop index user_name`.execute(database);
    await sql`drop index gift_largest`.execute(database);
    await sql`create index gift_largest on gift (cents desc, received_on desc, created_at desc, id)`.execute(
      database,
    );
  },
};
