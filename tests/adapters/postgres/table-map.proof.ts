// Compiled by the type check, never run: each @ts-expect-error is a table map that must not compile.
import { tableMap } from '../../../src/adapters/postgres/table-map';

interface Import {
  readonly id: string;
  readonly at: number;
  readonly file: { readonly provider: string; readonly file_name: string };
  readonly undoneAt: number | null;
}
type Counts = Readonly<Record<'added' | 'settled' | 'known', number>>;
const file = {
  read: ({ provider, file_name }: Import['file']) => ({ provider, file_name }),
  write: ({ provider, file_name }: Import['file']) => ({ provider, file_name }),
};
const counts = (): Counts => ({ added: 0, settled: 0, known: 0 });
const map = tableMap<'gift_import', Import>();

export const whole = map({ id: 'id', at: 'imported_at', file, undoneAt: 'undone_at' }, counts);
// @ts-expect-error a field without a column
export const forgotten = map({ id: 'id', at: 'imported_at', file }, () => ({ ...counts(), undone_at: null }));
// @ts-expect-error there is no such column
export const misspelled = map({ id: 'id', at: 'imported', file, undoneAt: 'undone_at' }, counts);
// @ts-expect-error a column of another type
export const mistyped = map({ id: 'id', at: 'provider', file, undoneAt: 'undone_at' }, counts);
// @ts-expect-error a column that may be empty
export const empty = map({ id: 'id', at: 'undone_at', file, undoneAt: 'undone_at' }, counts);
// @ts-expect-error columns that nothing is written to
export const unwritten = map({ id: 'id', at: 'imported_at', file, undoneAt: 'undone_at' });
const some = () => ({ added: 0, settled: 0 });
// @ts-expect-error one of them
export const half = map({ id: 'id', at: 'imported_at', file, undoneAt: 'undone_at' }, some);
const lost = { ...file, write: ({ provider }: Import['file']) => ({ provider }) };
// @ts-expect-error a field with a part that is not written
export const lossy = map({ id: 'id', at: 'imported_at', file: lost, undoneAt: 'undone_at' }, counts);
