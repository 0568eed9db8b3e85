import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { afterAll } from 'vitest';
import { migrate } from '../../src/adapters/postgres/connection/migrate';
import { openEmbedded, startEmbedded } from '../../src/adapters/postgres/connection/open-database';
import { COPIED_TABLES, deleteRows } from '../../src/adapters/postgres/copy-database';
import type { Database } from '../../src/adapters/postgres/database';

interface Embedded {
  readonly engine: PGlite;
  readonly database: Database;
}

/** Tables whose rows migrations make. */
const MADE_BY_MIGRATIONS = ['change_count'];

/** Migrated databases without rows that no test file uses now; they live as long as the worker. */
const idle: Embedded[] = [];

/**
 * A PostgreSQL of this test file's own, embedded and migrated, and a way to empty it. To make one takes seconds, so the next
 * file of the same worker gets it afterwards, emptied.
 */
export async function testDatabase(): Promise<Embedded & { empty: () => Promise<Database> }> {
  const embedded = idle.pop() ?? (await makeEmbedded());
  const { database } = embedded;
  afterAll(async () => {
    await emptyEverything(database);
    idle.push(embedded);
  });
  return { ...embedded, empty: () => emptied(database) };
}

/** The database without rows. */
export async function emptied(database: Database): Promise<Database> {
  await deleteRows(database, COPIED_TABLES);
  return database;
}

/** A database that no other file gets, for tests that listen to it or stop it. */
export async function ownDatabase(): Promise<Embedded & { empty: () => Promise<Database> }> {
  const embedded = await makeEmbedded();
  afterAll(() => embedded.database.destroy());
  return { ...embedded, empty: () => emptied(embedded.database) };
}

async function makeEmbedded(): Promise<Embedded> {
  const engine = await startEmbedded();
  const database = openEmbedded(engine);
  await migrate(database);
  return { engine, database };
}

/** Leaves nothing of a file to the next one: no rows but those that migrations make, and numbers from one. */
async function emptyEverything(database: Database): Promise<void> {
  await emptied(database);
  const tables = (await database.introspection.getTables()).map(({ name }) => name);
  const emptiable = tables.filter((name) => !MADE_BY_MIGRATIONS.includes(name) && name !== 'audit_entry');
  await sql`truncate ${sql.join(emptiable.map(sql.table))} restart identity cascade`.execute(database);
}
