import type { Kysely, Migration } from 'kysely';

/** What came with a pickup, line by line, and goods that a donor brought. */
export const goodsMigration: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .alterTable('pickup_request')
      .addColumn('goods', 'json', (column) => column.notNull().defaultTo('[]'))
      .addColumn('is_brought', 'boolean', (column) => column.notNull().defaultTo(false))
      .execute();
  },
};
