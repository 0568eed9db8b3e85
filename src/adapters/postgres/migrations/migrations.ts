import { type Kysely, type Migration, sql } from 'kysely';
import { accountTokens } from './account-token-migration';
import { auditMigration } from './audit-migration';
import { eraseMoreMigration } from './erase-more-migration';
import { giftCorrectionsMigration, giftsMigration, goodsMigration, plansMigration } from './gift-migrations';
import { inboxMigration } from './inbox-migration';
import { lettersJobMigration } from './letters-job-migration';
import { listsMigration } from './lists-migration';
import { outboxAboutMigration } from './outbox-about-migration';
import { outbox } from './outbox-migration';
import { peopleMigration } from './people-migration';
import { pictureCopiesMigration } from './picture-copies-migration';
import { rateKeysMigration } from './rate-keys-migration';
import { receiptsMigration } from './receipts-migration';
import { settings } from './settings-migration';
import { storedWordsMigration } from './stored-words-migration';
import { textLimitsMigration } from './text-limits-migration';

/** The first tables. */
const first: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('content_head')
      // One row at most.
      .addColumn('is_head', 'boolean', (column) => column.primaryKey().defaultTo(true).check(sql`is_head`))
      .addColumn('revision', 'text', (column) => column.notNull())
      .addColumn('saved_at', 'int8', (column) => column.notNull())
      .addColumn('automatic', 'boolean', (column) => column.notNull())
      .addColumn('content', 'json', (column) => column.notNull())
      .execute();
    await database.schema
      .createTable('content_backup')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('place', 'int4', (column) => column.notNull())
      .addColumn('revision', 'text')
      .addColumn('saved_at', 'int8')
      .addColumn('automatic', 'boolean', (column) => column.notNull())
      .addColumn('content', 'json', (column) => column.notNull())
      .execute();
    await database.schema
      .createTable('campaign')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('position', 'int8', (column) => column.notNull().generatedAlwaysAsIdentity())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('goal_amount', 'int8', (column) => column.notNull())
      .addColumn('current_amount', 'int8', (column) => column.notNull())
      .addColumn('start_date', 'int8', (column) => column.notNull())
      .addColumn('end_date', 'int8', (column) => column.notNull())
      .addColumn('image_url', 'text', (column) => column.notNull())
      .addColumn('is_active', 'boolean', (column) => column.notNull())
      .addColumn('created_at', 'int8', (column) => column.notNull())
      .addColumn('updated_at', 'int8', (column) => column.notNull())
      .execute();
    await received(database, 'contact_message', ['name', 'email', 'message']);
    await received(database, 'donation', ['cents', 'name', 'email', 'phone', 'message']);
    await received(database, 'pickup_request', ['name', 'email', 'phone', 'address', 'items', 'message']);
    await database.schema
      .createTable('picture')
      .addColumn('ref', 'text', (column) => column.primaryKey())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('bytes', 'bytea', (column) => column.notNull())
      .addColumn('added_at', 'int8', (column) => column.notNull())
      .execute();
  },
};

/** Accounts and sessions, with the columns that better-auth asks for, and the counts of the rate limits. */
const accounts: Migration = {
  async up(database: Kysely<unknown>) {
    const roles = sql`'admin', 'program_manager', 'volunteer', 'donor', 'beneficiary'`;
    await database.schema
      .createTable('user')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('emailVerified', 'boolean', (column) => column.notNull())
      .addColumn('image', 'text')
      .addColumn('createdAt', 'timestamptz', (column) => column.notNull().defaultTo(sql`current_timestamp`))
      .addColumn('updatedAt', 'timestamptz', (column) => column.notNull().defaultTo(sql`current_timestamp`))
      .addColumn('role', 'text', (column) => column.notNull().check(sql`role in (${roles})`))
      .addColumn('banned', 'boolean', (column) => column.notNull().defaultTo(false))
      .addColumn('banReason', 'text')
      .addColumn('banExpires', 'timestamptz')
      .execute();
    await database.schema
      .createTable('session')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('expiresAt', 'timestamptz', (column) => column.notNull())
      .addColumn('token', 'text', (column) => column.notNull().unique())
      .addColumn('createdAt', 'timestamptz', (column) => column.notNull().defaultTo(sql`current_timestamp`))
      .addColumn('updatedAt', 'timestamptz', (column) => column.notNull())
      .addColumn('ipAddress', 'text')
      .addColumn('userAgent', 'text')
      .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('impersonatedBy', 'text')
      .execute();
    await database.schema
      .createTable('account')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('accountId', 'text', (column) => column.notNull())
      .addColumn('providerId', 'text', (column) => column.notNull())
      .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('accessToken', 'text')
      .addColumn('refreshToken', 'text')
      .addColumn('idToken', 'text')
      .addColumn('accessTokenExpiresAt', 'timestamptz')
      .addColumn('refreshTokenExpiresAt', 'timestamptz')
      .addColumn('scope', 'text')
      .addColumn('password', 'text')
      .addColumn('createdAt', 'timestamptz', (column) => column.notNull().defaultTo(sql`current_timestamp`))
      .addColumn('updatedAt', 'timestamptz', (column) => column.notNull())
      .execute();
    await database.schema
      .createTable('verification')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('identifier', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('expiresAt', 'timestamptz', (column) => column.notNull())
      .addColumn('createdAt', 'timestamptz', (column) => column.notNull().defaultTo(sql`current_timestamp`))
      .addColumn('updatedAt', 'timestamptz', (column) => column.notNull().defaultTo(sql`current_timestamp`))
      .execute();
    for (const [table, column] of [
      ['session', 'userId'],
      ['account', 'userId'],
      ['verification', 'identifier'],
    ] as const) {
      await database.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
    }
    await database.schema
      .createTable('rate_count')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('count', 'int4', (column) => column.notNull())
      .addColumn('ends_at', 'int8', (column) => column.notNull())
      .execute();
  },
};

/** What `announce` counts up; a row for each thing that is announced. */
const changes: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('change_count')
      .addColumn('thing', 'text', (column) => column.primaryKey())
      .addColumn('count', 'int8', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`insert into change_count (thing) values ('content'), ('campaigns'), ('session')`.execute(
      database,
    );
  },
};

/** A revision for each campaign, and an index for the list of the active ones in the order of their creation. */
const campaignRevisions: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .alterTable('campaign')
      .addColumn('revision', 'text', (column) => column.notNull().defaultTo('none'))
      .execute();
    await database.schema
      .alterTable('campaign')
      .alterColumn('revision', (column) => column.dropDefault())
      .execute();
    await database.schema
      .createIndex('campaign_active')
      .on('campaign')
      .columns(['is_active', 'position'])
      .execute();
  },
};

/** A table of what visitors hand in, with an index for the list that shows the newest first. */
async function received(database: Kysely<unknown>, name: string, texts: readonly string[]): Promise<void> {
  const table = database.schema
    .createTable(name)
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('received_at', 'int8', (column) => column.notNull());
  await texts
    .reduce((before, text) => before.addColumn(text, 'text', (column) => column.notNull()), table)
    .execute();
  await database.schema
    .createIndex(`${name}_received_at`)
    .on(name)
    .columns(['received_at desc', 'id'])
    .execute();
}

/** Leaves the list of roles to the program, so that a new role needs no migration. */
const anyRole: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`alter table "user" drop constraint user_role_check`.execute(database);
  },
};

/**
 * Every step of the schema, in order. A step that has run anywhere is never changed or renamed, since databases record the
 * names: write the next one. 11, 13, 19 and 20 were never given.
 */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-first-tables': first,
  '0002-accounts': accounts,
  '0003-changes': changes,
  '0004-campaign-revisions': campaignRevisions,
  '0005-people': peopleMigration,
  '0006-audit': auditMigration,
  '0007-settings': settings,
  '0008-outbox': outbox,
  '0009-inbox': inboxMigration,
  '0010-gifts': giftsMigration,
  '0012-picture-copies': pictureCopiesMigration,
  '0014-account-tokens': accountTokens,
  '0015-lists': listsMigration,
  '0016-receipts': receiptsMigration,
  '0017-plans': plansMigration,
  '0018-gift-corrections': giftCorrectionsMigration,
  '0021-goods': goodsMigration,
  '0022-outbox-about': outboxAboutMigration,
  '0023-stored-words': storedWordsMigration,
  '0024-letters-job': lettersJobMigration,
  '0025-rate-keys': rateKeysMigration,
  '0026-text-limits': textLimitsMigration,
  '0027-erase-more': eraseMoreMigration,
  '0028-any-role': anyRole,
};
