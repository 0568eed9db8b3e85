import { type Kysely, type Migration, sql } from 'kysely';
import { searchColumn } from '../word-search';

/**
 * People: contacts without a role, when an account got its first password and was last used, a revision for each, and
 * the search words and indexes of their list. Existing accounts already have a password.
 */
export const peopleMigration: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .alterTable('user')
      .addColumn('phone', 'text')
      .addColumn('revision', 'text', (column) => column.notNull().defaultTo('first'))
      .addColumn('joinedAt', 'timestamptz')
      .addColumn('lastSignInAt', 'timestamptz')
      .addColumn('search', 'text', (column) => column.notNull().defaultTo(''))
      .alterColumn('role', (column) => column.dropNotNull())
      .execute();
    await sql`update "user" set "joinedAt" = "createdAt"`.execute(database);
    for (const [name, columns] of [
      ['user_name', sql`(lower(name) collate "C"), id`],
      ['user_created_at', sql`"createdAt", id`],
      ['user_last_sign_in_at', sql`"lastSignInAt" nulls last, id`],
      ['user_role', sql`role`],
    ] as const)
      await sql`create index ${sql.ref(name)} on "user" (${columns})`.execute(database);
    const { rows } = await sql<{ id: string; texts: string }>`
      select id, name || ' ' || email as texts from "user"`.execute(database);
    for (const { id, texts } of rows)
      await sql`update "user" set search = ${searchColumn(texts)} where id = ${id}`.execute(database);
    await sql`create index user_search on "user"
      using gin (array_to_tsvector(string_to_array(search, ' ')))`.execute(database);
    await sql`insert into change_count (thing) values ('people')`.execute(database);
  },
};
