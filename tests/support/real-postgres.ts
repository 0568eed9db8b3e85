import pg from 'pg';
import { inject, vi } from 'vitest';
import { openPostgres } from '../../src/adapters/postgres/connection/open-database';
import type { Database } from '../../src/adapters/postgres/database';
import { RecordingLogger } from './recording-logger';

/** Whether there is a real PostgreSQL; where there is none, its tests count as skipped. */
export const hasPostgres = inject('postgres') !== null;

const opened = new Set<Database>();

/** Closes what openForTests has opened; the files of a worker share this module, so each file ends with it. */
export async function closeDatabases(): Promise<void> {
  const all = [...opened];
  opened.clear();
  await Promise.all(all.map((database) => database.destroy()));
}

/** The address of a new database, gone after the run; migrated, or without tables where `isEmpty` is true. */
export async function newDatabase({ isEmpty = false } = {}): Promise<string> {
  const postgres = inject('postgres');
  if (!postgres) throw new Error('There is no PostgreSQL to make a database on.');
  const name = `${postgres.template}_${crypto.randomUUID().replaceAll('-', '')}`;
  await query(postgres.url, `create database ${name} template ${isEmpty ? 'template1' : postgres.template}`);
  const address = new URL(postgres.url);
  address.pathname = `/${name}`;
  return address.href;
}

/** A connection to a database, closed after the file's tests. */
export function openForTests(url: string, logger = new RecordingLogger()): Database {
  const database = openPostgres(url, logger);
  opened.add(database);
  return database;
}

/** A migrated database of the file's own, made at once and opened on request; throws where there is no PostgreSQL. */
export function databaseOfFile(): () => Promise<Database> {
  const opened = hasPostgres ? newDatabase().then((url) => openForTests(url)) : null;
  return async () => {
    const database = await opened;
    if (!database) throw new Error('There is no database.');
    return database;
  };
}

/** Asks a database one thing, through a connection of its own. */
export async function query<Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}

/** Asks again and again until the answer is what is waited for; the test's own time limit is the shorter one. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  await vi.waitUntil(isSo, { timeout: 120_000, interval: 20 });
}

/** Waits until so many connections to a database wait for locks of others. */
export function untilBlocked(url: string, count = 1): Promise<void> {
  return until(async () => {
    const [row] = await query<{ waits: number }>(
      url,
      `select count(*)::int as waits from pg_stat_activity
        where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`,
    );
    return (row?.waits ?? 0) >= count;
  });
}

type Attempt = () => Promise<{ readonly ok: boolean }>;

/**
 * Does two things at once that both wait for the lock which `hold` takes: they have read before the other one is done, and then go
 * on in this order.
 */
export async function heldUp(
  { url, database }: { readonly url: string; readonly database: Database },
  hold: (transaction: Database) => Promise<unknown>,
  [first, second]: readonly [Attempt, Attempt],
): Promise<readonly [Awaited<ReturnType<Attempt>>, Awaited<ReturnType<Attempt>>]> {
  const begun = await database.transaction().execute(async (transaction) => {
    await hold(transaction);
    const one = first();
    await untilBlocked(url, 1);
    const other = second();
    await untilBlocked(url, 2);
    return [one, other] as const;
  });
  return Promise.all(begun);
}
