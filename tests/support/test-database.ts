import type { PGlite } from '@electric-sql/pglite';
import { afterAll } from 'vitest';
import { COPIED_TABLES, deleteRows } from '../../src/adapters/postgres/copy-database';
import type { Database } from '../../src/adapters/postgres/database';
import { migrate } from '../../src/adapters/postgres/migrate';
import { openEmbedded, startEmbedded } from '../../src/adapters/postgres/open-database';

/**
 * A PostgreSQL of this test file's own, embedded and migrated, and a way to empty it. It is made once, since that takes
 * seconds; emptying takes milliseconds.
 */
export async function testDatabase(): Promise<{
  engine: PGlite;
  database: Database;
  empty: () => Promise<Database>;
}> {
  const engine = await startEmbedded();
  const database = openEmbedded(engine);
  await migrate(database);
  afterAll(() => database.destroy());
  return { engine, database, empty: () => emptied(database) };
}

/** The database without rows. */
export async function emptied(database: Database): Promise<Database> {
  await deleteRows(database, COPIED_TABLES);
  return database;
}
