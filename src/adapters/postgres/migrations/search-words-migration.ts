import { type Kysely, type Migration, type RawBuilder, sql } from 'kysely';
import { searchColumn } from '../word-search';
import { run } from './statements';

/** The texts that the rows of each table are found by, each in a line of its own. */
const TEXTS: Readonly<Record<string, RawBuilder<string>>> = {
  user: sql`concat_ws(E'\\n', name, email, phone)`,
  contact_message: sql`concat_ws(E'\\n', name, email, message)`,
  pickup_request: sql`concat_ws(E'\\n', name, email, phone, address, items, message)`,
  gift: sql`concat_ws(E'\\n', name, email)`,
  receipt: sql`concat_ws(E'\\n', text -> 'donor' ->> 'name', text -> 'donor' ->> 'email',
    year || '-' || lpad(count::text, greatest(4, length(count::text)), '0'))`,
  application: sql`concat_ws(E'\\n', name, contact)`,
};
/** So many rows are read at once. */
const READ = 1_000;
/** So many rows are written at once, which takes less time than a statement may take. */
const WRITTEN = 10_000;

/**
 * Rebuilds the words that rows are found by: with the digits of telephone numbers, and without special letters and apostrophes.
 * All words are made before the first of them is written, so that rows are locked for a short time; a row that somebody changed
 * meanwhile keeps the words that it got then.
 */
export const searchWordsMigration: Migration = {
  async up(database: Kysely<unknown>) {
    await run(
      database,
      sql`create temporary table found_by (
        place int4 generated always as identity primary key, source text not null, id text not null,
        texts_md5 text not null, words tsvector not null
      ) on commit drop`,
    );
    for (const table of Object.keys(TEXTS)) await makeWords(database, table);
    await sql`analyze found_by`.execute(database);
    for (const table of Object.keys(TEXTS)) await writeWords(database, table);
  },
};

/** Makes the words of those rows whose words are others now. */
async function makeWords(database: Kysely<unknown>, table: string): Promise<void> {
  // Only a telephone number, an apostrophe or a letter beyond ASCII makes others, and most rows have none of these.
  const mayHaveOthers = sql`(octet_length(texts) <> char_length(texts)
    or texts ~ '[''\`+]|(^|[^0-9])1?([0-9]{3}[^0-9A-Za-z]{0,4}){1,2}[0-9]{4}')`;
  for (let last: string | undefined = ''; last !== undefined; ) {
    const { rows } = await sql<{ id: string; texts: string; hash: string }>`
      select id, texts, md5(texts) as hash from (select id, ${TEXTS[table]} as texts from ${sql.table(table)}) as record
      where id > ${last} and ${mayHaveOthers} order by id limit ${sql.lit(READ)}`.execute(database);
    const [ids, hashes] = [rows.map(({ id }) => id), rows.map(({ hash }) => hash)];
    const words = rows.map(({ texts }) => searchColumn(texts));
    await sql`insert into found_by (source, id, texts_md5, words)
      select ${table}, id, hash, words::tsvector
      from unnest(${ids}::text[], ${hashes}::text[], ${words}::text[]) as made (id, hash, words)
      join ${sql.table(table)} as record using (id) where record.search <> words::tsvector order by id`.execute(
      database,
    );
    last = rows.at(-1)?.id;
  }
}

async function writeWords(database: Kysely<unknown>, table: string): Promise<void> {
  const { rows } = await sql<{ first: number | null; last: number | null }>`
    select min(place) as first, max(place) as last from found_by where source = ${table}`.execute(database);
  const { first, last } = rows[0] ?? { first: null, last: null };
  for (let from = first ?? 0; last !== null && from <= last; from += WRITTEN) {
    const isOfBatch = sql`place between ${from} and ${from + WRITTEN - 1} and source = ${table}`;
    // In the order of their ids, as everywhere.
    await sql`select from ${sql.table(table)} where id in (select id from found_by where ${isOfBatch})
      order by id for update`.execute(database);
    await sql`update ${sql.table(table)} as record set search = words from found_by
      where ${isOfBatch} and record.id = found_by.id and md5(${TEXTS[table]}) = texts_md5`.execute(database);
  }
}
