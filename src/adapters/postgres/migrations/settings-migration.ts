import { type Kysely, type Migration, sql } from 'kysely';

/** What admins decide about the foundation's work; one row at most. */
export const settings: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('settings')
      .addColumn('is_kept', 'boolean', (column) => column.primaryKey().defaultTo(true).check(sql`is_kept`))
      .addColumn('revision', 'text', (column) => column.notNull())
      .addColumn('saved_at', 'int8', (column) => column.notNull())
      .addColumn('settings', 'json', (column) => column.notNull())
      .execute();
  },
};
