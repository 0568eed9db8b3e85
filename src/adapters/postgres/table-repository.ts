import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { ListRepository } from '../../core/unit-of-work/repository.port';
import type { Database, Tables } from './database';
import type { RowOf } from './table-map';

/** The rows of records, as tableMap makes it. */
interface Rows<Table extends keyof Tables, T> {
  readonly rowOf: (record: T) => RowOf<Table>;
  readonly recordOf: (row: Selectable<Tables[Table]>) => T;
}

/** Records in a table with an id. Within a transaction `find` locks what it finds. */
export class TableRepository<Table extends keyof Tables, T extends { readonly id: string }>
  implements ListRepository<T>
{
  constructor(
    protected readonly database: Database,
    private readonly table: Table,
    private readonly rows: Rows<Table, T>,
  ) {}

  find(id: string): Promise<T | null> {
    return this.one(id, this.database.isTransaction ? sql`for update` : sql``);
  }

  /** As `find`, without a lock. */
  peek(id: string): Promise<T | null> {
    return this.one(id, sql``);
  }

  private async one(id: string, lock: RawBuilder<unknown>): Promise<T | null> {
    return (await this.select(sql`where id = ${id} ${lock}`))[0] ?? null;
  }

  all(): Promise<readonly T[]> {
    return this.select(sql``);
  }

  /** The records for which a condition holds, by their ids or in another order. */
  protected where(isWanted: RawBuilder<unknown>, order = sql`id`): Promise<readonly T[]> {
    return this.select(sql`where ${isWanted} order by ${order}`);
  }

  private async select(which: RawBuilder<unknown>): Promise<readonly T[]> {
    const query = sql<Selectable<Tables[Table]>>`select * from ${sql.table(this.table)} ${which}`;
    return (await query.execute(this.database)).rows.map((row) => this.rows.recordOf(row));
  }

  async add(record: T): Promise<void> {
    const row = Object.entries(this.rows.rowOf(record));
    await sql`insert into ${sql.table(this.table)} (${sql.join(row.map(([column]) => sql.ref(column)))})
      values (${sql.join(row.map(([, value]) => value))})`.execute(this.database);
  }

  async replace(record: T): Promise<void> {
    const row = Object.entries(this.rows.rowOf(record));
    const columns = sql.join(row.map(([column, value]) => sql`${sql.ref(column)} = ${value}`));
    await sql`update ${sql.table(this.table)} set ${columns} where id = ${record.id}`.execute(this.database);
  }

  /** Deletes a record, if it is there. */
  async remove(id: string): Promise<void> {
    await sql`delete from ${sql.table(this.table)} where id = ${id}`.execute(this.database);
  }
}

/** The class of the repositories of a table. */
export function repositoryOf<Table extends keyof Tables, T extends { readonly id: string }>(
  table: Table,
  rows: Rows<Table, T>,
) {
  return class extends TableRepository<Table, T> {
    constructor(database: Database) {
      super(database, table, rows);
    }
  };
}
