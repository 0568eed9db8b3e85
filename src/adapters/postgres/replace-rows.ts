import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database, Tables } from './database';
import type { RowOf } from './table-map';

/** So many rows go to the database at once; a statement has room for 65,535 values. */
const BATCH = 500;

/** The rows for which a condition holds. They are locked in the order of their ids. */
export async function lockedRows<Table extends keyof Tables>(
  transaction: Database,
  table: Table,
  isWanted: RawBuilder<unknown>,
): Promise<readonly Selectable<Tables[Table]>[]> {
  const query = sql<
    Selectable<Tables[Table]>
  >`select * from ${sql.table(table)} where ${isWanted} order by id for update`;
  return (await query.execute(transaction)).rows;
}

/** Writes rows, all of their columns: in the place of those with the same ids, or as new ones. */
export async function replaceRows<
  Table extends
    | ('gift' | 'gift_import' | 'pickup_request' | 'recurring_plan' | 'receipt')
    | ('application' | 'signup'),
>(transaction: Database, table: Table, rows: readonly RowOf<Table>[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const values = (row: RowOf<Table>) =>
    sql`(${sql.join(columns.map((column) => row[column as keyof RowOf<Table>]))})`;
  const taken = columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`);
  for (let from = 0; from < rows.length; from += BATCH) {
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      values ${sql.join(rows.slice(from, from + BATCH).map(values))}
      on conflict (id) do update set ${sql.join(taken)}`.execute(transaction);
  }
}
