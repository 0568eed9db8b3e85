import type { Insertable, Selectable } from 'kysely';
import type { Tables } from './database';

type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;

/** The columns that hold a value as it is. */
type PlainColumn<Table extends keyof Tables, Value> = {
  [Column in keyof Row<Table>]: [Row<Table>[Column], Value] extends [Value, Row<Table>[Column]]
    ? Column
    : never;
}[keyof Row<Table>];

/** A field that is stored in another way than the record holds it: in several columns, or as JSON. */
interface CodedField<Table extends keyof Tables, Value> {
  readonly read: (row: Row<Table>) => Value;
  readonly write: (value: Value) => Partial<Insertable<Tables[Table]>>;
}

/** The column of each field of a record. A field without one does not compile, nor does a column of another type. */
type Columns<Table extends keyof Tables, Fields> = {
  readonly [Field in keyof Fields]-?: PlainColumn<Table, Fields[Field]> | CodedField<Table, Fields[Field]>;
};

/** Turns records into rows of a table and back: `tableMap<'pickup_request', Pickup>({ receivedAt: 'received_at', … })`. */
export function tableMap<Table extends keyof Tables, Fields extends object>(columns: Columns<Table, Fields>) {
  const fields = Object.entries(columns) as [keyof Fields, string | CodedField<Table, unknown>][];
  return {
    rowOf: (record: Fields) =>
      Object.assign(
        {},
        ...fields.map(([field, column]) =>
          typeof column === 'string' ? { [column]: record[field] } : column.write(record[field]),
        ),
      ) as Insertable<Tables[Table]>,
    recordOf: (row: Row<Table>) =>
      Object.fromEntries(
        fields.map(([field, column]) => [
          field,
          typeof column === 'string' ? Reflect.get(row, column) : column.read(row),
        ]),
      ) as Fields,
  };
}
