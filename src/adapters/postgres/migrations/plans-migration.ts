import { type Kysely, type Migration, sql } from 'kysely';

/** Plans to give again and again, and the indexes that find what one person gave. */
export const plansMigration: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('recurring_plan')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('revision', 'text', (column) => column.notNull())
      .addColumn('person_id', 'text')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('cents', 'int8', (column) => column.notNull())
      .addColumn('interval', 'text', (column) => column.notNull())
      .addColumn('starts_on', 'text', (column) => column.notNull())
      .addColumn('asks_from', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('created_at', 'int8', (column) => column.notNull())
      .execute();
    await database.schema
      .createIndex('recurring_plan_person')
      .on('recurring_plan')
      .column('person_id')
      .execute();
    await database.schema.createIndex('gift_person').on('gift').column('person_id').execute();
    await sql`create index pickup_request_email on pickup_request (lower(btrim(email)))`.execute(database);
  },
};
