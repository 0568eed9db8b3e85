import { Migrator, sql } from 'kysely';
import type { Database } from '../database';
import { fillIdentities } from '../identities';
import { stepsOfVersion01 } from '../migrations/first-tables/first-tables';
import { MIGRATIONS } from '../migrations/migrations';

/** Where the steps that have run are recorded, and the lock under which they run. */
const STEPS_TABLE = 'schema_step';
const LOCK_TABLE = 'schema_step_lock';

/** The last step that this version of the program knows. */
export const LATEST_STEP = Object.keys(MIGRATIONS).sort().at(-1) ?? '';

/**
 * Brings the schema up to date, or to the step `to` of an older version, and answers the names of the steps that ran. Each
 * step is a transaction of its own, so that what it locks is free again when the next one begins: processes of the version
 * before go on answering meanwhile. In a new database nobody waits, and one transaction for all steps is quicker. Several
 * processes that migrate at once share the steps, one at a time, by a lock in the database. Throws when a step fails; that
 * step then changed nothing. `migrations` are all steps that the program knows.
 */
export async function migrate(
  database: Database,
  to = LATEST_STEP,
  migrations = MIGRATIONS,
): Promise<readonly string[]> {
  const executed = await executedSteps(database);
  const newer = executed.find((step) => !(step in migrations));
  // This version would not understand what it finds.
  if (newer)
    throw new Error(
      `The database was made by a newer version of this program (step '${newer}'). Start that version, or restore a backup of this version into an empty database.`,
    );
  const wanted = Object.fromEntries(Object.entries(migrations).filter(([step]) => step <= to));
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => wanted },
    migrationTableName: STEPS_TABLE,
    migrationLockTableName: LOCK_TABLE,
  });
  const isNew = executed.length === 0 && (await stepsOfVersion01(database)).length === 0;
  const ran: string[] = [];
  for (;;) {
    const { error, results = [] } = await (isNew ? migrator.migrateToLatest() : migrator.migrateUp());
    if (error) throw error;
    if (results.length === 0) break;
    ran.push(...results.map(({ migrationName }) => migrationName));
  }
  // What was written before that step, and by processes of the version before since then.
  if ((await executedSteps(database)).includes('0002-who-is-who')) await fillIdentities(database);
  return ran;
}

/** Whether every step of the schema has run. Throws when the database cannot be asked. */
export async function isMigrated(database: Database): Promise<boolean> {
  const executed = await executedSteps(database);
  return Object.keys(MIGRATIONS).every((step) => executed.includes(step));
}

/** The names of the steps that have run, oldest first; none in a database without tables, or of version 0.1. */
export async function executedSteps(database: Database): Promise<readonly string[]> {
  const { rows: tables } = await sql<{ table: string | null }>`
    select to_regclass(${STEPS_TABLE})::text as "table"`.execute(database);
  if (!tables[0]?.table) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(STEPS_TABLE)}`.execute(database);
  return rows.map(({ name }) => name).sort();
}
