import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { buildServerProgram } from '../../scripts/build-server-program.mjs';
import { findOrInstallNginx } from '../../scripts/find-nginx.mjs';
import { findPrograms, startPostgres } from '../../scripts/find-postgres.mjs';
import { hostingPlan } from '../../scripts/hosting/hosting-plan.mjs';
import { migrate } from '../../src/adapters/postgres/connection/migrate';
import { openPostgres } from '../../src/adapters/postgres/connection/open-database';
import { DEFAULT_CONTENT } from '../../src/core/content/default-content';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL on which tests make databases of their own, and the migrated one to copy; null where none can be had. */
    postgres: { readonly url: string; readonly template: string } | null;
    /** Whether the contracts run on the embedded PostgreSQL (vitest.config.ts). */
    embeddedContracts: boolean;
    /** Whether a test can start a PostgreSQL that it alone uses. */
    hasPrograms: boolean;
    /** nginx; null where it cannot be had. */
    nginx: string | null;
    /** Folder of the server's programs, built for these tests. */
    programs: string;
  }
}

/** Where the programs find node_modules, and git looks away. */
const PROGRAMS = resolve('node_modules/.server-for-tests');

/** Once a run: a PostgreSQL (that of DATABASE_URL, or a throw-away one), a migrated database, and the server's programs. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.DATABASE_URL;
  const cluster = given ? null : await startPostgres();
  const url = given ?? cluster?.url;
  await buildPrograms();
  project.provide('programs', PROGRAMS);
  project.provide('nginx', findOrInstallNginx() ?? null);
  project.provide('hasPrograms', findPrograms() !== undefined);
  if (!url) {
    project.provide('postgres', null);
    return undefined;
  }
  const template = `fsr_test_${process.pid}`;
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

const PAGE = `<!doctype html><title>${DEFAULT_CONTENT.heroContent.title}</title><div id="root" data-prerendered="landing"></div>`;

/** Renders a page that is its title and the titles of its campaigns. */
const RENDERER = `export const renderPages = async (_configuration, { content, campaigns }) => {
  const titles = (campaigns?.campaigns ?? []).map(({ title }) => '<b>' + title + '</b>').join('');
  const parts = ['<title>' + content.heroContent.title + '</title>' + titles];
  return { pages: { 'index.html': parts, '404.html': parts }, files: {} };
};`;

/** The programs, with a site of one page. */
async function buildPrograms(): Promise<void> {
  await buildServerProgram(PROGRAMS);
  for (const folder of ['site', 'hosting', 'renderer'])
    mkdirSync(join(PROGRAMS, folder), { recursive: true });
  for (const page of ['index.html', '404.html']) writeFileSync(join(PROGRAMS, 'site', page), PAGE);
  writeFileSync(join(PROGRAMS, 'renderer', 'render-pages.js'), RENDERER);
  writeFileSync(join(PROGRAMS, 'renderer', 'configuration.json'), '{}');
  const plan = hostingPlan({ basePath: '/', policy: "default-src 'self'", pages: [] });
  writeFileSync(join(PROGRAMS, 'hosting', 'plan.json'), JSON.stringify(plan));
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
