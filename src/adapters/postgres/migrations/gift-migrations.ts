import { type Kysely, type Migration, sql } from 'kysely';
import { searchWords } from '../../../core/shared/text/search-words';
import { calendarDateAt } from '../../../core/shared/time/calendar';

/** A gift that was announced before there was a book of gifts. */
interface Announced {
  readonly id: string;
  readonly received_at: number;
  readonly cents: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
}

/** Longer amounts are no money: there is not so much in the world. */
const MOST_DIGITS = 12;

/**
 * The book of gifts. What a campaign had raised stays in its column 'current_amount' and is its opening sum from here on;
 * the gifts that were announced on the website so far are pending.
 */
export const giftsMigration: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('gift_import')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('provider', 'text', (column) => column.notNull())
      .addColumn('file_name', 'text', (column) => column.notNull())
      .addColumn('imported_at', 'int8', (column) => column.notNull())
      .addColumn('added', 'int4', (column) => column.notNull())
      .addColumn('settled', 'int4', (column) => column.notNull())
      .addColumn('known', 'int4', (column) => column.notNull())
      .addColumn('undone_at', 'int8')
      .execute();
    await database.schema
      .createTable('gift')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('revision', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('person_id', 'text')
      .addColumn('cents', 'int8', (column) => column.notNull())
      .addColumn('benefit', 'text')
      .addColumn('benefit_cents', 'int8')
      .addColumn('campaign_id', 'text')
      .addColumn('plan_id', 'text')
      .addColumn('received_on', 'text', (column) => column.notNull())
      .addColumn('method', 'text', (column) => column.notNull())
      .addColumn('note', 'text', (column) => column.notNull())
      .addColumn('origin', 'text', (column) => column.notNull())
      .addColumn('provider', 'text')
      .addColumn('external_id', 'text')
      .addColumn('import_id', 'text')
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('refund_cents', 'int8')
      .addColumn('refund_on', 'text')
      .addColumn('created_at', 'int8', (column) => column.notNull())
      .addColumn('donor_key', 'text', (column) => column.notNull())
      .addColumn('search', 'text', (column) => column.notNull())
      .addUniqueConstraint('gift_source', ['provider', 'external_id'])
      .execute();
    for (const [name, columns] of [
      ['gift_newest', ['received_on desc', 'created_at desc', 'id']],
      ['gift_largest', ['cents desc', 'received_on desc']],
      ['gift_campaign', ['campaign_id']],
      ['gift_import_id', ['import_id']],
      ['gift_donor', ['donor_key']],
    ] as const) {
      await database.schema
        .createIndex(name)
        .on('gift')
        .columns([...columns])
        .execute();
    }
    await sql`create index gift_search on gift
      using gin (array_to_tsvector(string_to_array(search, ' ')))`.execute(database);
    await sql`insert into change_count (thing) values ('gifts')`.execute(database);
    await takeOver(database);
    await database.schema.dropTable('donation').execute();
  },
};

async function takeOver(database: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Announced>`select * from donation`.execute(database);
  for (const { id, received_at, cents, name, email, phone, message } of rows) {
    if (cents.length > MOST_DIGITS) continue;
    await sql`insert into gift (id, revision, name, email, phone, address, cents, received_on, method, note, origin,
        state, created_at, donor_key, search)
      values (${id}, 'first', ${name}, ${email}, ${phone}, '', ${cents}::int8, ${calendarDateAt(received_at)}, 'card',
        ${message}, 'form', 'pending', ${received_at}, ${(email.trim() || name.trim()).toLowerCase()},
        ${searchWords(`${name} ${email}`).join(' ')})`.execute(database);
  }
}

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

/** When somebody corrected what was recorded of a gift: an import whose gifts were corrected is not undone. */
export const giftCorrectionsMigration: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema.alterTable('gift').addColumn('corrected_at', 'int8').execute();
  },
};

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
