import { sql } from 'kysely';
import type { Database } from '../../src/adapters/postgres/database';
import { until } from './real-postgres';

/** Keeps messages from being stored until it is released. */
export async function holdMessages(database: Database): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isLocked = false;
  const ended = database.transaction().execute(async (transaction) => {
    await sql`lock table contact_message in exclusive mode`.execute(transaction);
    isLocked = true;
    await held;
  });
  await until(async () => isLocked);
  return () => {
    release();
    return ended;
  };
}

/** Whether somebody waits for a lock. */
export async function isWaitingForLock(database: Database): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_locks
    where not granted and database = (select oid from pg_database where datname = current_database())`.execute(
    database,
  );
  return rows[0]?.count === 1;
}
