import process from 'node:process';
import { startPostgres } from '../scripts/find-postgres.mjs';

/** The variable that tells the workers the address of the PostgreSQL. */
export const POSTGRES_OF_RUN = 'E2E_POSTGRES';

/** Once a run: a PostgreSQL for the servers of the tests, where one can be had. */
export default async function start(): Promise<(() => void) | undefined> {
  const cluster = await startPostgres();
  if (!cluster) return undefined;
  process.env[POSTGRES_OF_RUN] = cluster.url;
  return cluster.stop;
}
