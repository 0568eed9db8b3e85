/** The names of a record with an entry for each field, in its order. */
export function fieldNames<Field extends string>(record: Readonly<Record<Field, unknown>>): Field[] {
  return Object.keys(record) as Field[];
}
