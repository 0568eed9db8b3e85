import { Migrator } from 'kysely';
import type { Database } from './database';
import { MIGRATIONS } from './migrations';

function migrator(database: Database): Migrator {
  return new Migrator({ db: database, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
}

/**
 * Brings the schema up to date and answers the names of the steps that ran. Processes that start at once wait for each
 * other, by a lock in the database. Throws when a step fails; that step then changed nothing.
 */
export async function migrate(database: Database): Promise<readonly string[]> {
  const { error, results = [] } = await migrator(database).migrateToLatest();
  if (error) throw error;
  return results.map(({ migrationName }) => migrationName);
}

/** Whether every step of the schema has run. */
export async function isMigrated(database: Database): Promise<boolean> {
  const steps = await migrator(database).getMigrations();
  return steps.every(({ executedAt }) => executedAt !== undefined);
}
