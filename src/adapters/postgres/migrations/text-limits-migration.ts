import { type Kysely, type Migration, sql } from 'kysely';
import { cutMarks, storable } from '../../../core/shared/text/storable-text';
import { nearestInstant } from '../../../core/shared/time/calendar';

/** JSON that other statements read inside, where half of a surrogate pair breaks them. */
const JSON_COLUMNS = [
  ['pickup_request', 'goods'],
  ['receipt', 'text'],
  ['receipt', 'voided'],
  ['outbox_mail', 'mail'],
] as const;
/** The same in tables of one row. */
const JSON_OF_ONE_ROW = [
  ['content_head', 'content'],
  ['settings', 'settings'],
] as const;
/** What strangers wrote, of any length. */
const FORM_TEXTS = [
  ['contact_message', 'message'],
  ['pickup_request', 'items'],
  ['pickup_request', 'message'],
  ['gift', 'note'],
] as const;
const TIMES = [
  ['pickup_request', 'scheduled_at'],
  ['campaign', 'start_date'],
  ['campaign', 'end_date'],
] as const;
/** So many rows are read at once. */
const BATCH = 500;

/**
 * Mends what was stored before texts and times were checked: halves of surrogate pairs in JSON become U+FFFD, runs of
 * combining marks are cut, and times outside of the calendar become its first or last.
 */
export const textLimitsMigration: Migration = {
  async up(database: Kysely<unknown>) {
    for (const [table, column] of JSON_COLUMNS)
      await mend(database, table, column, hasSurrogate(column), mendedJson);
    for (const [table, column] of JSON_OF_ONE_ROW) await mendRow(database, table, column);
    for (const [table, column] of FORM_TEXTS)
      await mend(database, table, column, sql`octet_length(${sql.ref(column)}) > 60`, cutMarks);
    const first = nearestInstant(Number.NEGATIVE_INFINITY);
    const last = nearestInstant(Number.POSITIVE_INFINITY);
    for (const [table, column] of TIMES) {
      const time = sql.ref(column);
      await sql`update ${sql.table(table)} set ${time} = least(greatest(${time}, ${first}::int8), ${last}::int8)
        where ${time} not between ${first}::int8 and ${last}::int8`.execute(database);
    }
  },
};

/** Whether a JSON text escapes a part of a surrogate pair. */
function hasSurrogate(column: string): ReturnType<typeof sql> {
  return sql`${sql.ref(column)}::text ~ ${'\\\\ud[89a-f]'}`;
}

async function mendRow(database: Kysely<unknown>, table: string, column: string): Promise<void> {
  const { rows } = await sql<{ text: string }>`
    select ${sql.ref(column)}::text as text from ${sql.table(table)} where ${hasSurrogate(column)}`.execute(
    database,
  );
  for (const { text } of rows)
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${mendedJson(text)}`.execute(database);
}

/** Replaces the values of a column that `mended` changes, in the rows that may have such a value. */
async function mend(
  database: Kysely<unknown>,
  table: string,
  column: string,
  mayHave: ReturnType<typeof sql>,
  mended: (text: string) => string,
): Promise<void> {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const { rows } = await sql<{ id: string; text: string }>`
      select id, ${sql.ref(column)}::text as text from ${sql.table(table)}
      where id > ${after} and ${mayHave} order by id limit ${sql.lit(BATCH)}`.execute(database);
    for (const { id, text } of rows) {
      const now = mended(text);
      if (now === text) continue;
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${now} where id = ${id}`.execute(
        database,
      );
    }
    after = rows.at(-1)?.id;
  }
}

function mendedJson(json: string): string {
  return JSON.stringify(JSON.parse(json), (_, value: unknown) =>
    typeof value === 'string' ? storable(value) : value,
  );
}
