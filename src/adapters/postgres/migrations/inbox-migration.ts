import { type Kysely, type Migration, sql } from 'kysely';
import { searchWords } from '../../../core/shared/text/search-words';

/** The tables of messages and pickup requests, with the columns that a search compares. */
const FOUND_BY = {
  contact_message: { state: 'unread', texts: ['name', 'email', 'message'] },
  pickup_request: { state: 'requested', texts: ['name', 'email', 'phone', 'address', 'items', 'message'] },
} as const;
/** So many rows get their words at once. */
const BATCH = 500;

/** A state, a revision and words to be found by for messages and pickup requests, and what becomes of a pickup. */
export const inboxMigration: Migration = {
  async up(database: Kysely<unknown>) {
    for (const [table, { state, texts }] of Object.entries(FOUND_BY)) {
      await database.schema
        .alterTable(table)
        .addColumn('state', 'text', (column) => column.notNull().defaultTo(state))
        .addColumn('revision', 'text', (column) => column.notNull().defaultTo('first'))
        .addColumn('search', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
      await addWords(database, table, texts);
      await database.schema
        .createIndex(`${table}_state`)
        .on(table)
        .columns(['state', 'received_at desc', 'id'])
        .execute();
      // Words are compared from their beginnings; this needs no extension.
      await sql`create index ${sql.ref(`${table}_search`)} on ${sql.table(table)}
        using gin (array_to_tsvector(string_to_array(search, ' ')))`.execute(database);
    }
    await database.schema
      .alterTable('pickup_request')
      .addColumn('scheduled_at', 'int8')
      .addColumn('reason', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await database.schema
      .createIndex('pickup_request_scheduled_at')
      .on('pickup_request')
      .columns(['scheduled_at', 'id'])
      .execute();
    await sql`insert into change_count (thing) values ('messages'), ('pickups')`.execute(database);
  },
};

/** The words of the rows that are there already. */
async function addWords(database: Kysely<unknown>, table: string, texts: readonly string[]): Promise<void> {
  const columns = sql.join(texts.map((text) => sql.ref(text)));
  for (let last = ''; ; ) {
    const { rows } = await sql<{ id: string; text: string }>`
      select id, concat_ws(' ', ${columns}) as text from ${sql.table(table)}
      where id > ${last} order by id limit ${sql.lit(BATCH)}`.execute(database);
    for (const { id, text } of rows) {
      await sql`update ${sql.table(table)} set search = ${searchWords(text).join(' ')} where id = ${id}`.execute(
        database,
      );
    }
    const end = rows.at(-1)?.id;
    if (end === undefined) return;
    last = end;
  }
}
