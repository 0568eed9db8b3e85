import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database, Tables } from './database';

/** The tables in an order in which each comes after those that it refers to; all but `change_count`, which counts on. */
const COPIED = [
  'content_head',
  'content_backup',
  'campaign',
  'contact_message',
  'donation',
  'pickup_request',
  'picture',
  'user',
  'session',
  'account',
  'verification',
  'rate_count',
] as const;

/** So many rows are read and written at once; pictures are megabytes each. */
const BATCH = 100;
const PICTURE_BATCH = 5;

/** A piece of a copy: some rows of one table, each column as PostgreSQL writes it as text. */
export interface CopiedRows {
  readonly table: string;
  /** Name and type of each column. */
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  readonly rows: readonly (readonly (string | null)[])[];
}

/** How many rows each table of a database holds. */
export type TableCounts = Readonly<Record<string, number>>;

/** The target of a copy has rows already; they are never mixed with others. */
export class TargetNotEmptyError extends Error {
  override readonly name = 'TargetNotEmptyError';

  constructor(table: string) {
    super(`The database to copy into is not empty: it has rows in '${table}'. Nothing was changed.`);
  }
}

type Connection = Kysely<Tables> | Transaction<Tables>;

/** Reads a whole database as it is at one moment, piece by piece. */
export async function readDatabase(
  database: Database,
  take: (piece: CopiedRows) => Promise<void>,
): Promise<TableCounts> {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      for (const table of COPIED) await readTable(transaction, table, take);
      return countRows(transaction);
    });
}

/** Writes pieces into a database that has the same tables and no rows, all of them or none; answers the counts. */
export async function writeDatabase(
  database: Database,
  pieces: AsyncIterable<CopiedRows>,
): Promise<TableCounts> {
  return database.transaction().execute(async (transaction) => {
    const before = await countRows(transaction);
    const taken = Object.keys(before).find((table) => before[table] !== 0);
    if (taken) throw new TargetNotEmptyError(taken);
    for await (const piece of pieces) await writeRows(transaction, piece);
    await sql`select setval(pg_get_serial_sequence('campaign', 'position'),
      greatest((select max(position) from campaign), 1))`.execute(transaction);
    return countRows(transaction);
  });
}

/** How many rows each table holds. */
export async function countRows(database: Connection): Promise<TableCounts> {
  const counts: Record<string, number> = {};
  for (const table of COPIED) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
      database,
    );
    counts[table] = rows[0]?.count ?? 0;
  }
  return counts;
}

async function readTable(
  database: Connection,
  table: string,
  take: (piece: CopiedRows) => Promise<void>,
): Promise<void> {
  const { rows: columns } = await sql<{ name: string; type: string }>`
    select column_name as name, data_type as type from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} order by ordinal_position`.execute(
    database,
  );
  const [key] = columns;
  if (!key) throw new Error(`The database has no table '${table}'.`);
  const texts = sql.join(columns.map(({ name }) => sql`${sql.ref(name)}::text`));
  const size = table === 'picture' ? PICTURE_BATCH : BATCH;
  let last: string | null = null;
  for (;;) {
    const after: string | null = last;
    const { rows } = await sql<{ row: (string | null)[] }>`
      select array[${texts}] as row from ${sql.table(table)}
      where ${after === null ? sql`true` : sql`${sql.ref(key.name)}::text > ${after}`}
      order by ${sql.ref(key.name)}::text limit ${sql.lit(size)}`.execute(database);
    if (rows.length === 0) return;
    await take({ table, columns, rows: rows.map(({ row }) => row) });
    last = rows.at(-1)?.row[0] ?? null;
  }
}

async function writeRows(database: Connection, { table, columns, rows }: CopiedRows): Promise<void> {
  if (!(COPIED as readonly string[]).includes(table))
    throw new Error(`There is no table '${table}' to copy into.`);
  const names = sql.join(columns.map(({ name }) => sql.ref(name)));
  const values = rows.map(
    (row) =>
      sql`(${sql.join(row.map((value, at) => sql`${value}::text::${sql.raw(columnType(columns[at]?.type))}`))})`,
  );
  await sql`insert into ${sql.table(table)} (${names}) overriding system value values ${sql.join(values)}`.execute(
    database,
  );
}

/** Types are read from a file that may come from elsewhere: only letters and spaces get into a statement. */
function columnType(type: string | undefined): string {
  if (!type || !/^[a-z ]+$/.test(type)) throw new Error(`'${type}' is no type of a column.`);
  return type;
}
