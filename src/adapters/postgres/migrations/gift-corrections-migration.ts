import type { Kysely, Migration } from 'kysely';

/** When somebody corrected what was recorded of a gift: an import whose gifts were corrected is not undone. */
export const giftCorrectionsMigration: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema.alterTable('gift').addColumn('corrected_at', 'int8').execute();
  },
};
