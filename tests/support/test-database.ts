import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { afterAll, inject } from 'vitest';
import { migrate } from '../../src/adapters/postgres/connection/migrate';
import {
  openEmbedded,
  openPostgres,
  startEmbedded,
} from '../../src/adapters/postgres/connection/open-database';
import { COPIED_TABLES } from '../../src/adapters/postgres/copy-database';
import type { Database } from '../../src/adapters/postgres/database';
import { putMigrated } from './migrated-folder';
import { newDatabase, openForTests } from './real-postgres';

interface Embedded {
  readonly engine: PGlite;
  readonly database: Database;
}

/** A migrated database, and a way to empty it. */
interface Emptiable {
  readonly database: Database;
  readonly empty: () => Promise<Database>;
}

/** Tables whose rows migrations make. */
const MADE_BY_MIGRATIONS = ['change_count'];

/** Migrated databases without rows that no test file uses now; they live as long as the worker. */
const idle: Embedded[] = [];
const idleReal: Database[] = [];

/**
 * A PostgreSQL of this test file's own, embedded and migrated, and a way to empty it. To make one takes seconds, so the next
 * file of the same worker gets it afterwards, emptied.
 */
export async function testDatabase(): Promise<Embedded & Emptiable> {
  const embedded = idle.pop() ?? (await makeEmbedded());
  const { database } = embedded;
  afterAll(async () => {
    await emptyEverything(database);
    idle.push(embedded);
  });
  return { ...embedded, empty: () => emptied(database) };
}

/**
 * The same on a real PostgreSQL where there is one, which answers several times as fast; with all tests, and where there is
 * none, on the embedded one.
 */
export async function anyDatabase(): Promise<Emptiable> {
  if (inject('embeddedContracts')) return testDatabase();
  const database = idleReal.pop() ?? openPostgres(await newDatabase(), { warn: () => {} });
  afterAll(async () => {
    await emptyEverything(database);
    idleReal.push(database);
  });
  return { database, empty: () => emptied(database) };
}

/** A database that no migration has seen, for this test file: a real one where there is one, as above. */
export async function databaseWithoutTables(): Promise<Database> {
  return inject('embeddedContracts')
    ? openEmbedded(await startEmbedded())
    : openForTests(await newDatabase({ isEmpty: true }));
}

/** One statement for all tables, in the order of `deleteRows`: it runs before nearly every test. */
const DELETE_ALL_ROWS = `do $$ begin
  if exists (select from audit_entry) then
    alter table audit_entry disable trigger user;
    delete from audit_entry;
    alter table audit_entry enable trigger user;
  end if;
  ${COPIED_TABLES.filter((table) => table !== 'audit_entry')
    .toReversed()
    .map((table) => `delete from "${table}";`)
    .join('\n  ')}
end $$`;

/** The database without rows. */
export async function emptied(database: Database): Promise<Database> {
  await sql.raw(DELETE_ALL_ROWS).execute(database);
  return database;
}

/** An embedded database that no other file gets, for tests that listen to it or stop it. */
export async function ownDatabase(): Promise<Embedded & Emptiable> {
  const engine = await startEmbedded();
  const database = openEmbedded(engine);
  await migrate(database);
  afterAll(() => database.destroy());
  return { engine, database, empty: () => emptied(database) };
}

async function makeEmbedded(): Promise<Embedded> {
  const folder = mkdtempSync(join(inject('copies'), 'database-'));
  await putMigrated(folder);
  const engine = await startEmbedded(folder);
  return { engine, database: openEmbedded(engine) };
}

/** Leaves nothing of a file to the next one: no rows but those that migrations make, and numbers from one. */
async function emptyEverything(database: Database): Promise<void> {
  await emptied(database);
  const tables = (await database.introspection.getTables()).map(({ name }) => name);
  const emptiable = tables.filter((name) => !MADE_BY_MIGRATIONS.includes(name) && name !== 'audit_entry');
  await sql`truncate ${sql.join(emptiable.map(sql.table))} restart identity cascade`.execute(database);
}
