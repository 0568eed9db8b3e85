import { type Kysely, type Migration, sql } from 'kysely';

/** Links with which people choose a password, each by the hash of its secret. */
export const accountTokens: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('account_token')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('purpose', 'text', (column) =>
        column.notNull().check(sql`purpose in ('invitation', 'password')`),
      )
      .addColumn('expires_at', 'int8', (column) => column.notNull())
      .addColumn('used_at', 'int8')
      .execute();
    await database.schema.createIndex('account_token_userId').on('account_token').column('userId').execute();
  },
};
