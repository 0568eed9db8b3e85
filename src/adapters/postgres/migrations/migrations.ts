import type { Migration } from 'kysely';
import { firstTables } from './first-tables/first-tables';

/** The step that makes the tables of version 0.1. */
export const FIRST_STEP = '0001-first-tables';

/**
 * Every step of the schema, in order, numbered without gaps. A step that has run anywhere is never changed or renamed, since
 * databases record the names: write the next one.
 */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  [FIRST_STEP]: firstTables,
};
