import { type Kysely, type Migration, sql } from 'kysely';
import { searchWords } from '../../../core/shared/text/search-words';
import { searchColumn } from '../word-search';
import { run, statements } from './statements';

/**
 * People: contacts without a role, when an account got its first password and was last used, a revision for each, and
 * the search words and indexes of their list. Existing accounts already have a password.
 */
export const people: Migration = {
  async up(database: Kysely<unknown>) {
    await run(
      database,
      sql`alter table "user" add column phone text, add column revision text not null default 'first',
        add column "joinedAt" timestamptz, add column "lastSignInAt" timestamptz,
        add column search text not null default '', alter column role drop not null`,
      sql`update "user" set "joinedAt" = "createdAt"`,
      sql`create index user_name on "user" ((lower(name) collate "C"), id)`,
      sql`create index user_created_at on "user" ("createdAt", id)`,
      sql`create index user_last_sign_in_at on "user" ("lastSignInAt" nulls last, id)`,
      sql`create index user_role on "user" (role)`,
    );
    const { rows } = await sql<{ id: string; texts: string }>`
      select id, name || ' ' || email as texts from "user"`.execute(database);
    for (const { id, texts } of rows)
      await sql`update "user" set search = ${searchColumn(texts)} where id = ${id}`.execute(database);
    await run(
      database,
      sql`create index user_search on "user" using gin (array_to_tsvector(string_to_array(search, ' ')))`,
      sql`insert into change_count (thing) values ('people')`,
    );
  },
};

/** The tables of messages and pickup requests, with the columns that a search compares. */
const FOUND_BY = {
  contact_message: { state: 'unread', texts: ['name', 'email', 'message'] },
  pickup_request: { state: 'requested', texts: ['name', 'email', 'phone', 'address', 'items', 'message'] },
} as const;
/** So many rows get their words at once. */
const BATCH = 500;

/** A state, a revision and words to be found by for messages and pickup requests, and what becomes of a pickup. */
export const inbox: Migration = {
  async up(database: Kysely<unknown>) {
    for (const [name, { state, texts }] of Object.entries(FOUND_BY)) {
      const table = sql.table(name);
      await sql`alter table ${table} add column state text not null default ${sql.lit(state)},
        add column revision text not null default 'first', add column search text not null default ''`.execute(
        database,
      );
      await addWords(database, name, texts);
      await run(
        database,
        sql`create index ${sql.ref(`${name}_state`)} on ${table} (state, received_at desc, id)`,
        // Words are compared from their beginnings; this needs no extension.
        sql`create index ${sql.ref(`${name}_search`)} on ${table}
          using gin (array_to_tsvector(string_to_array(search, ' ')))`,
      );
    }
    await run(
      database,
      sql`alter table pickup_request add column scheduled_at int8, add column reason text not null default ''`,
      sql`create index pickup_request_scheduled_at on pickup_request (scheduled_at, id)`,
      sql`insert into change_count (thing) values ('messages'), ('pickups')`,
    );
  },
};

/** The words of the rows that are there already. */
async function addWords(database: Kysely<unknown>, table: string, texts: readonly string[]): Promise<void> {
  const columns = sql.join(texts.map((text) => sql.ref(text)));
  for (let last: string | undefined = ''; last !== undefined; ) {
    const { rows } = await sql<{ id: string; text: string }>`
      select id, concat_ws(' ', ${columns}) as text from ${sql.table(table)}
      where id > ${last} order by id limit ${sql.lit(BATCH)}`.execute(database);
    for (const { id, text } of rows) {
      const words = searchWords(text).join(' ');
      await sql`update ${sql.table(table)} set search = ${words} where id = ${id}`.execute(database);
    }
    last = rows.at(-1)?.id;
  }
}

/**
 * Indexes for the orders of long lists, so that any page is found without sorting or reading the rows before it. An index
 * read backwards has the ids backwards too, so the other way round is an index of its own.
 */
export const lists = statements(
  sql`drop index contact_message_received_at, pickup_request_received_at`,
  sql`create index contact_message_received_at on contact_message (received_at desc, id) include (state)`,
  sql`create index pickup_request_received_at on pickup_request (received_at desc, id) include (state)`,
  // With the name beside its small letters an index answers without the rows.
  sql`create index user_name_up on "user" ((lower(name) collate "C"), id) include (name)`,
  sql`create index user_name_down on "user" ((lower(name) collate "C") desc nulls last, id) include (name)`,
  sql`create index user_email on "user" (email collate "C", id)`,
  sql`create index user_email_down on "user" (email collate "C" desc nulls last, id)`,
  sql`create index user_created_at_down on "user" ("createdAt" desc nulls last, id)`,
  sql`create index user_last_sign_in_at_down on "user" ("lastSignInAt" desc nulls last, id)`,
  sql`create index gift_oldest on gift (received_on, created_at desc, id)`,
  sql`create index gift_smallest on gift (cents, received_on desc, created_at desc, id)`,
  sql`drop index user_name, gift_largest`,
  sql`create index gift_largest on gift (cents desc, received_on desc, created_at desc, id)`,
);

/**
 * The normalized words of each row, stored when it is written: normalizing them again in every search was the slowest
 * part of a search for a common word. Also adds indexes for the list of receipts with its filters, and for finding the
 * next donor of a statement run.
 */
export const storedWords = statements(
  ...['user', 'contact_message', 'pickup_request', 'gift', 'receipt'].flatMap((table) => {
    const [rows, index] = [sql.table(table), sql.ref(`${table}_search`)];
    return [
      sql`drop index ${index}`,
      sql`alter table ${rows} alter column search drop default,
        alter column search type tsvector using array_to_tsvector(string_to_array(search, ' ')),
        alter column search set default ''`,
      sql`create index ${index} on ${rows} using gin (search)`,
    ];
  }),
  sql`create index receipt_list on receipt (year desc, count desc) include (id, kind, state, donor_email)`,
  sql`create index receipt_run_donor_next on receipt_run_donor (year, id) where outcome is null`,
);
