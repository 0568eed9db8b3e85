import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database, Tables } from './database';

/** The tables in an order in which each comes after those that it refers to; all but `change_count`, which counts on. */
export const COPIED_TABLES = [
  'content_head',
  'content_backup',
  'campaign',
  'contact_message',
  'gift',
  'gift_import',
  'recurring_plan',
  'pickup_request',
  'picture',
  'user',
  'session',
  'account',
  'account_token',
  'second_factor',
  'sign_in_challenge',
  'known_browser',
  'verification',
  'settings',
  'outbox_mail',
  'notice_digest',
  'receipt',
  'receipt_gift',
  'receipt_count',
  'receipt_mail',
  'receipt_run',
  'receipt_run_donor',
  'due_receipt',
  'rate_count',
  'audit_entry',
  'program',
  'application',
  'staff_note',
  'event',
  'signup',
  'guide',
  'completion',
  'calendar_feed',
  'shelf_move',
] as const;

/** The tables whose rows are numbered as they come, in the column 'position'. */
const NUMBERED = ['campaign', 'outbox_mail'] as const;

type CopiedTable = (typeof COPIED_TABLES)[number];

/** So many rows are read and written at once; a picture has megabytes. */
const BATCH = 100;
const PICTURE_BATCH = 1;

/** A piece of a copy: some rows of one table, each value as PostgreSQL writes it as text. */
export interface CopiedRows {
  readonly table: string;
  /** Name and type of each column. */
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  readonly rows: readonly (readonly (string | null)[])[];
}

/** How many rows each table of a database holds. */
export type TableCounts = Readonly<Record<string, number>>;

/** All rows of a database, piece by piece. */
export interface DatabaseCopy {
  readonly pieces: AsyncIterable<CopiedRows>;
  /** What the copy should hold; asked after the last piece. */
  counts(): TableCounts;
}

/** The target of a copy has rows already; they are never mixed with others. */
export class TargetNotEmptyError extends Error {
  override readonly name = 'TargetNotEmptyError';

  constructor(table: string) {
    super(`The database is not empty: it has rows in '${table}'. Nothing was changed.`);
  }
}

type Connection = Kysely<Tables> | Transaction<Tables>;

/** Reads a whole database as it is at one moment; the copy can be read once, while `use` runs. */
export function readDatabase<T>(database: Database, use: (copy: DatabaseCopy) => Promise<T>): Promise<T> {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      await writeValuesPlainly(transaction);
      const counts = await countRows(transaction);
      return use({ pieces: readTables(transaction), counts: () => counts });
    });
}

/** How a copy is written. */
interface WriteOptions {
  /** Whether rows that are there are deleted. */
  readonly replaces?: boolean;
  /** What changes the copy before anybody sees it, once it is complete. */
  readonly afterwards?: (transaction: Transaction<Tables>) => Promise<void>;
}

/**
 * Writes a copy into a database that has its tables, all of it or nothing, and answers the counts. Rows that are there
 * are a TargetNotEmptyError, unless they are to be replaced.
 */
export function writeDatabase(
  database: Database,
  copy: DatabaseCopy,
  { replaces = false, afterwards }: WriteOptions = {},
): Promise<TableCounts> {
  return database.transaction().execute(async (transaction) => {
    await writeValuesPlainly(transaction);
    const tables = await existingTables(transaction);
    // Who reads goes on; who writes waits, so that nothing is written in between.
    await sql`lock table ${sql.join(tables.map((table) => sql.table(table)))} in exclusive mode`.execute(
      transaction,
    );
    if (!replaces) await refuseRows(transaction);
    await deleteRows(transaction, tables);
    for await (const piece of copy.pieces) await writeRows(transaction, piece);
    const after = await countRows(transaction);
    const wanted = copy.counts();
    for (const table of new Set([...tables, ...Object.keys(wanted)])) {
      const [should, is] = [wanted[table] ?? 0, after[table] ?? 0];
      if (should !== is)
        throw new Error(`The copy has ${is} rows in '${table}' instead of ${should}. Nothing was changed.`);
    }
    for (const table of NUMBERED.filter((numbered) => tables.includes(numbered))) {
      await sql`select setval(pg_get_serial_sequence(${table}, 'position'),
        greatest((select max(position) from ${sql.table(table)}), 1))`.execute(transaction);
    }
    if (!afterwards) return after;
    await afterwards(transaction);
    return countRows(transaction);
  });
}

/** Deletes all rows of the tables, those of the audit log too, which refuses it otherwise. */
async function deleteRows(transaction: Connection, tables: readonly CopiedTable[]): Promise<void> {
  const deleteAll = async () => {
    for (const table of [...tables].reverse())
      await sql`delete from ${sql.table(table)}`.execute(transaction);
  };
  await (tables.includes('audit_entry') ? changeAuditLog(transaction, deleteAll) : deleteAll());
}

/** Runs work that deletes from the audit log, within a transaction; the database refuses that otherwise. */
export async function changeAuditLog(transaction: Connection, work: () => Promise<void>): Promise<void> {
  await sql`alter table audit_entry disable trigger user`.execute(transaction);
  await work();
  await sql`alter table audit_entry enable trigger user`.execute(transaction);
}

/** Throws a TargetNotEmptyError when there are rows. */
export async function refuseRows(database: Connection): Promise<void> {
  const taken = Object.entries(await countRows(database)).find(([, count]) => count > 0);
  if (taken) throw new TargetNotEmptyError(taken[0]);
}

/** How many rows each table holds. */
export async function countRows(database: Connection): Promise<TableCounts> {
  const counts: Record<string, number> = {};
  for (const table of await existingTables(database)) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
      database,
    );
    counts[table] = rows[0]?.count ?? 0;
  }
  return counts;
}

/** A database that an older version made may lack some. */
async function existingTables(database: Connection): Promise<readonly CopiedTable[]> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = current_schema()`.execute(database);
  const names = new Set(rows.map(({ name }) => name));
  return COPIED_TABLES.filter((table) => names.has(table));
}

/** How values look as text must not depend on how a server is set up. */
async function writeValuesPlainly(transaction: Connection): Promise<void> {
  await sql`select set_config('datestyle', 'ISO, YMD', true), set_config('timezone', 'UTC', true),
    set_config('bytea_output', 'hex', true), set_config('extra_float_digits', '1', true)`.execute(
    transaction,
  );
}

async function* readTables(database: Connection): AsyncGenerator<CopiedRows> {
  for (const table of await existingTables(database)) yield* readTable(database, table);
}

async function* readTable(database: Connection, table: CopiedTable): AsyncGenerator<CopiedRows> {
  const { rows: columns } = await sql<{ name: string; type: string }>`
    select column_name as name, data_type as type from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} order by ordinal_position`.execute(
    database,
  );
  const [key] = columns;
  if (!key) return;
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
    yield { table, columns, rows: rows.map(({ row }) => row) };
    last = rows.at(-1)?.row[0] ?? null;
  }
}

async function writeRows(database: Connection, { table, columns, rows }: CopiedRows): Promise<void> {
  if (!(COPIED_TABLES as readonly string[]).includes(table))
    throw new Error(`There is no table '${table}' to copy into.`);
  if (rows.length === 0) return;
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
