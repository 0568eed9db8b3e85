import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { startPostgres } from '../scripts/find-postgres.mjs';

/** The variable that tells the workers the address of the PostgreSQL. */
export const POSTGRES_OF_RUN = 'E2E_POSTGRES';

/** The variable that tells the workers the folder of the run, which goes with it. */
export const FOLDER_OF_RUN = 'E2E_FOLDER';

/** Once a run: a folder, and a PostgreSQL for the servers of the tests, where one can be had. */
export default async function start(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'browser-tests-'));
  process.env[FOLDER_OF_RUN] = folder;
  const cluster = await startPostgres();
  if (cluster) process.env[POSTGRES_OF_RUN] = cluster.url;
  return () => {
    cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
