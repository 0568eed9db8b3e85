import type { Kysely, Migration } from 'kysely';

/** Smaller copies of a picture next to it, 640 and 1280 px wide; null if the picture has no such copy. */
export const pictureCopiesMigration: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .alterTable('picture')
      .addColumn('bytes_640', 'bytea')
      .addColumn('bytes_1280', 'bytea')
      .execute();
  },
};
