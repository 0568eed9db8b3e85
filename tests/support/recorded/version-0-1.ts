import { sql } from 'kysely';
import { migrate } from '../../../src/adapters/postgres/connection/migrate';
import type { Database } from '../../../src/adapters/postgres/database';
import { FIRST_STEP } from '../../../src/adapters/postgres/migrations/migrations';

/** Some of the steps that version 0.1 recorded, and the last one under both of its names. Never edit them: databases hold them. */
const SOME_STEPS = ['0001-first-tables', '0002-accounts', '0019-stored-words'];
export const LAST_STEPS = ['0031-named-people', '0035-named-people'];

/** Makes a database as version 0.1 left it, with `last` as the last step that it recorded. */
export async function migrateAsVersion01(database: Database, last = '0031-named-people'): Promise<void> {
  await migrate(database, FIRST_STEP);
  await sql`drop table schema_step, schema_step_lock`.execute(database);
  await sql`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
    database,
  );
  for (const name of [...SOME_STEPS, last])
    await sql`insert into kysely_migration values (${name}, '2026-11-28T00:00:00.000Z') on conflict do nothing`.execute(
      database,
    );
}

/** The steps of version 0.1 that a database records. */
export async function recordedSteps(database: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database);
  return rows.map(({ name }) => name).sort();
}
