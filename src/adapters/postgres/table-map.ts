import type { Insertable, Selectable } from 'kysely';
import * as v from 'valibot';
import { fieldNames } from '../../core/shared/forms/field-names';
import type { SnakeCase, Tables } from './database';

/** A whole row that is written: a column without a value does not compile, whether or not the database has one for it. */
export type RowOf<Table extends keyof Tables> = Required<Insertable<Tables[Table]>>;

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

/** The columns of fields that are stored as they are, each in the column of its name: 'receivedAt' in 'received_at'. */
export function namedColumns<Field extends string>(fields: Readonly<Record<Field, unknown>>) {
  const named = fieldNames(fields).map((field) => [
    field,
    field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  ]);
  return Object.fromEntries(named) as { readonly [Name in Field]: SnakeCase<Name> };
}

/** A field that a column holds as JSON; null is null there as well. */
export function jsonColumn<const Column extends string, Value>(
  column: Column,
  schema: v.GenericSchema<unknown, Value>,
) {
  return {
    read: (row: Readonly<Record<Column, unknown>>): Value => v.parse(schema, row[column]),
    write: (value: Value) =>
      ({ [column]: value === null ? null : JSON.stringify(value) }) as Readonly<Record<Column, unknown>>,
  };
}

/** The columns that a field is written to. */
type Written<Field> = Field extends { readonly write: (value: never) => infer Columns }
  ? keyof Columns
  : Field;

/** The columns that no field has, such as the words that a record is found by. */
type Left<Table extends keyof Tables, Map> = Omit<RowOf<Table>, Written<Map[keyof Map]> & string>;

/**
 * Turns records into rows of a table and back:
 * `tableMap<'contact_message', Message>()({ receivedAt: 'received_at', … }, (message) => ({ search: … }))`. The second part
 * computes the columns that no field has; one that neither has does not compile.
 */
export function tableMap<Table extends keyof Tables, Fields extends object>() {
  return <const Map extends Columns<Table, Fields>>(
    columns: Map,
    ...rest: Record<never, never> extends Left<Table, Map>
      ? []
      : [computed: (record: Fields) => Left<Table, Map>]
  ) => {
    const [computed] = rest;
    const fields = Object.entries(columns) as [keyof Fields, string | CodedField<Table, unknown>][];
    return {
      /** The columns that hold a field as it is. */
      columns: fields.flatMap(([, column]) =>
        typeof column === 'string' ? [column as Extract<Map[keyof Map], string>] : [],
      ),
      rowOf: (record: Fields): RowOf<Table> =>
        Object.assign(
          { ...computed?.(record) },
          ...fields.map(([field, column]) =>
            typeof column === 'string' ? { [column]: record[field] } : column.write(record[field]),
          ),
        ),
      recordOf: (row: Omit<Row<Table>, keyof Left<Table, Map>>): Fields => {
        // Lists read thousands of rows: no pairs are made of them.
        const record: Partial<Record<keyof Fields, unknown>> = {};
        for (const [field, column] of fields)
          record[field] =
            typeof column === 'string' ? Reflect.get(row, column) : column.read(row as Row<Table>);
        return record as Fields;
      },
    };
  };
}
