import type { Insertable } from 'kysely';
import type { Tables } from './database';

/** A whole row that is written: a column without a value does not compile, whether or not the database has one for it. */
export type RowOf<Table extends keyof Tables> = Required<Insertable<Tables[Table]>>;
