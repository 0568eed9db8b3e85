import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../scripts/find-postgres.mjs';
import { migrate } from '../../src/adapters/postgres/connection/migrate';
import { openPostgres } from '../../src/adapters/postgres/connection/open-database';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL on which tests make databases of their own, and the migrated one to copy; null where none can be had. */
    postgres: { readonly url: string; readonly template: string } | null;
    /** Whether what runs on any PostgreSQL runs on the embedded one (vitest.config.ts). */
    embeddedContracts: boolean;
    /** Whether everything is tested (`npm run test:all`), or what `npm test` has time for. */
    fullMatrix: boolean;
    /** Folder of the run, for embedded databases. */
    copies: string;
  }
}

/** Once a run of a project: a PostgreSQL (that of DATABASE_URL, or a throw-away one), and a migrated database on it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // One for all projects of a run, which share this process.
  const copies = join(tmpdir(), `embedded-${process.pid}`);
  mkdirSync(copies, { recursive: true });
  project.provide('copies', copies);
  const stop = await providePostgres(project);
  return async () => {
    await stop?.();
    rmSync(copies, { recursive: true, force: true });
  };
}

async function providePostgres(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.DATABASE_URL;
  const cluster = given ? null : await startPostgres();
  const url = given ?? cluster?.url;
  if (!url) {
    project.provide('postgres', null);
    return undefined;
  }
  const template = `fsr_test_${crypto.randomUUID().slice(0, 8)}`;
  await onServer(url, `create database ${template}`);
  const address = new URL(url);
  address.pathname = `/${template}`;
  const database = openPostgres(address.href, { warn: () => {} });
  await migrate(database);
  await database.destroy();
  project.provide('postgres', { url, template });
  return async () => {
    if (cluster) cluster.stop();
    else await dropDatabases(url, template);
  };
}

/** The databases of this run, the template and its copies. */
async function dropDatabases(url: string, prefix: string): Promise<void> {
  const rows = await onServer(url, `select datname from pg_database where starts_with(datname, '${prefix}')`);
  for (const { datname } of rows) await onServer(url, `drop database ${datname} with (force)`);
}

async function onServer(url: string, statement: string): Promise<{ datname: string }[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}
