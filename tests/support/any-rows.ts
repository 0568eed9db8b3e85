import fc from 'fast-check';
import { sql } from 'kysely';
import type { Database } from '../../src/adapters/postgres/database';
import { ROLES } from '../../src/core/access/role';
import { LINK_PURPOSES } from '../../src/core/account/links/account-links.port';
import { EVENT_STATES } from '../../src/core/events/event';
import { GUIDE_STATES, GUIDE_TYPES } from '../../src/core/guides/guide';
import { MAIL_STATES } from '../../src/core/mail/outbox-mail';
import { PROGRAM_STATES } from '../../src/core/programs/program';
import { HOURS_STATES, SIGNUP_STATES } from '../../src/core/signups/signup';

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly isNullable: boolean;
}

/** Rows of every table, by table, each value as text; whatever the columns can hold. */
export type AnyRows = Readonly<Record<string, readonly Readonly<Record<string, string | null>>[]>>;

/** PostgreSQL keeps no U+0000 in a text, and no half of a surrogate pair. */
const text = fc
  .oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom('', '\\', '"', '\n\r\t', '\\x00', 'é👟', 'null', '{}'),
  )
  .map((value) => value.replaceAll('\u0000', ''));

/** JSON as somebody else may write it: the order of keys, spaces, numbers and a key given twice stay as they are. */
const json = fc.oneof(
  fc.json().filter((value) => !value.includes('\\u0000')),
  fc.constantFrom(
    '{"b":1,"a":2}',
    '{ "b" : 1.0 , "a" : 1e2 }',
    '{"a":1,"a":2}',
    '"\\u00e9\\ud83d\\udc5f"',
    '[1, 2]',
  ),
);

const BY_TYPE: Readonly<Record<string, fc.Arbitrary<string>>> = {
  text,
  json,
  jsonb: json,
  bigint: fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(String),
  integer: fc.integer().map(String),
  'double precision': fc.integer({ min: -99, max: 99 }).map((halves) => String(halves / 2)),
  boolean: fc.boolean().map(String),
  bytea: fc.uint8Array({ maxLength: 300 }).map((bytes) => `\\x${Buffer.from(bytes).toString('hex')}`),
  // In the order and with the marks that PostgreSQL gives them.
  tsvector: fc
    .subarray(['2024', 'ada', 'boots', 'née', '鞋'])
    .map((words) => words.map((word) => `'${word}'`).join(' ')),
  'timestamp with time zone': fc
    .date({ min: new Date('0001-01-02'), max: new Date('9999-12-30'), noInvalidDate: true })
    .map((date) => date.toISOString()),
};

/** The columns of all tables that hold data. */
export async function columnsOf(database: Database): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`
    select table_name as "table", column_name as name, data_type as type, is_nullable = 'YES' as "isNullable"
    from information_schema.columns where table_schema = current_schema() and table_name <> 'change_count'
    and table_name not like 'schema_step%' and table_name not like 'kysely%' order by table_name, ordinal_position`.execute(
    database,
  );
  return rows;
}

/** Columns in which no two rows may have the same value. */
const COUNTED: Readonly<Record<string, string>> = {
  receipt: 'count',
  receipt_gift: 'gift_id',
  application: 'program_id',
  signup: 'shift_id',
  completion: 'guide_id',
  shelf_move: 'reverses',
  calendar_feed: 'hash',
};

/** Any rows that the tables can hold: a new table or column is drawn from here, too. */
export function anyRows(columns: readonly Column[]): fc.Arbitrary<AnyRows> {
  const tables = [...new Set(columns.map(({ table }) => table))];
  return fc.record(
    Object.fromEntries(
      tables.map((table) => {
        const own = columns.filter((column) => column.table === table);
        const row = fc.record(Object.fromEntries(own.map((column) => [column.name, anyValue(column)])));
        const key = own[0]?.name ?? '';
        const most = table === 'content_head' || table === 'settings' ? 1 : 4;
        const rows = fc.uniqueArray(row, { maxLength: most, selector: (value) => value[key] });
        const counted = COUNTED[table];
        return [
          table,
          counted ? rows.map((all) => all.map((one, index) => ({ ...one, [counted]: String(index) }))) : rows,
        ];
      }),
    ),
  );
}

function anyValue({ table, name, type, isNullable }: Column): fc.Arbitrary<string | null> {
  if (table === 'user' && name === 'role') return fc.constantFrom(...ROLES);
  if (table === 'outbox_mail' && name === 'state') return fc.constantFrom(...MAIL_STATES);
  if (table === 'receipt' && name === 'state') return fc.constantFrom('issued', 'voided');
  if (table === 'program' && name === 'state') return fc.constantFrom(...PROGRAM_STATES);
  if (table === 'application' && name === 'state') return fc.constantFrom('pending', 'approved', 'denied');
  if (table === 'event' && name === 'state') return fc.constantFrom(...EVENT_STATES);
  if (table === 'signup' && name === 'state') return fc.constantFrom(...SIGNUP_STATES);
  if (table === 'signup' && name === 'hours') return fc.constantFrom(...HOURS_STATES);
  if (table === 'application' && name === 'role') return fc.constantFrom('participant', 'volunteer');
  if (table === 'guide' && name === 'type') return fc.constantFrom(...GUIDE_TYPES);
  if (table === 'guide' && name === 'state') return fc.constantFrom(...GUIDE_STATES);
  if (table === 'completion' && name === 'said_by') return fc.constantFrom('self', 'staff');
  if (table === 'notice_digest' && name === 'kind')
    return fc.constantFrom('message', 'pickup', 'application');
  if (table === 'receipt_run_donor' && name === 'outcome') return fc.constantFrom('mailed', 'paper', null);
  if (table === 'session' && name === 'assurance') return fc.constantFrom('password', 'second');
  if (table === 'account_token' && name === 'purpose') return fc.constantFrom(...LINK_PURPOSES);
  if (name === 'is_head' || name === 'is_kept') return fc.constant('true');
  const value = BY_TYPE[type];
  if (!value) throw new Error(`Nobody says yet what a column of the type '${type}' can hold.`);
  return isNullable ? fc.option(value) : value;
}

/** Stores the rows; what must be unique or refer to another row is made so. */
export async function storeRows(
  database: Database,
  columns: readonly Column[],
  rows: AnyRows,
): Promise<void> {
  const users = rows.user ?? [];
  const first = ['user', ...Object.keys(rows).filter((table) => table !== 'user')];
  for (const table of first) {
    const own = columns.filter((column) => column.table === table);
    const isOfUsers = own.some(({ name }) => name === 'userId');
    const all = isOfUsers && users.length === 0 ? [] : (rows[table] ?? []);
    // Of these each person has one.
    const stored = table === 'second_factor' ? all.slice(0, users.length) : all;
    if (stored.length === 0) continue;
    const names = sql.join(own.map(({ name }) => sql.ref(name)));
    const values = stored.map((row, at) => {
      const columnValues = own.map(({ name, type }) => {
        const drawn = row[name] ?? null;
        const value = drawn !== null && isUnique(table, name) ? `${at}${drawn}` : drawn;
        const owner = users[at % users.length]?.id;
        return sql`${(name === 'userId' ? owner : value) ?? null}::text::${sql.raw(type)}`;
      });
      return sql`(${sql.join(columnValues)})`;
    });
    await sql`insert into ${sql.table(table)} (${names}) overriding system value values ${sql.join(values)}`.execute(
      database,
    );
  }
}

/** Whether no two rows may have the same text, alone or with another column; where there is none, it stays away. */
function isUnique(table: string, name: string): boolean {
  return (
    (table === 'user' && name === 'email') ||
    (table === 'session' && name === 'token') ||
    (table === 'gift' && name === 'external_id')
  );
}

/** Everything that a database holds, as PostgreSQL writes it. */
export async function everythingIn(database: Database, columns: readonly Column[]): Promise<unknown> {
  const held: Record<string, readonly string[]> = {};
  for (const table of new Set(columns.map((column) => column.table))) {
    const { rows } = await sql<{ row: string }>`
      select copied::text as row from ${sql.table(table)} as copied order by 1`.execute(database);
    held[table] = rows.map(({ row }) => row);
  }
  return held;
}
