// Compiled by the type check, never run: each @ts-expect-error is a table map that must not compile.
import { tableMap } from '../../../src/adapters/postgres/table-map';

interface Import {
  readonly id: string;
  readonly at: number;
  readonly counts: { readonly added: number; readonly settled: number };
}
const counts = {
  read: (row: { readonly added: number; readonly settled: number }) => ({
    added: row.added,
    settled: row.settled,
  }),
  write: (value: Import['counts']) => value,
};

export const whole = tableMap<'gift_import', Import>({ id: 'id', at: 'imported_at', counts });
// @ts-expect-error a field without a column
export const forgotten = tableMap<'gift_import', Import>({ id: 'id', at: 'imported_at' });
// @ts-expect-error there is no such column
export const misspelled = tableMap<'gift_import', Import>({ id: 'id', at: 'imported', counts });
// @ts-expect-error a column of another type
export const mistyped = tableMap<'gift_import', Import>({ id: 'id', at: 'provider', counts });
// @ts-expect-error a column that may be empty
export const empty = tableMap<'gift_import', Import>({ id: 'id', at: 'undone_at', counts });
const lost = { ...counts, write: ({ added }: Import['counts']) => ({ more: added }) };
// @ts-expect-error a field that is written to a column that is not there
export const written = tableMap<'gift_import', Import>({ id: 'id', at: 'imported_at', counts: lost });
