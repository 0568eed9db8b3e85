import type { Kysely, Migration } from 'kysely';

/** Smaller copies of a picture beside it, of 640 and 1280 px; null where there is none. */
export const pictureCopiesMigration: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .alterTable('picture')
      .addColumn('bytes_640', 'bytea')
      .addColumn('bytes_1280', 'bytea')
      .execute();
  },
};
