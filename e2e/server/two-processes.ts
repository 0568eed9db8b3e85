import { startPostgres } from '../../scripts/find-postgres.mjs';
import { test as inSimulation } from '../fixtures';
import { RunningServer } from './running-server';

/**
 * A test on two processes of the built server, on one PostgreSQL. Where none can be had, one process on an embedded
 * database stands for both.
 */
export const test = inSimulation.extend<
  object,
  { processes: { first: RunningServer; second: RunningServer } }
>({
  processes: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that a function needs from its pattern.
    async ({}, use) => {
      const cluster = await startPostgres();
      if (!cluster) {
        const server = await RunningServer.start();
        await use({ first: server, second: server });
        await server.remove();
        return;
      }
      const database = { DATABASE_URL: cluster.url, SECRET: 'a secret for tests, of 32 bytes or more' };
      const first = await RunningServer.start(true, database);
      // The site has one address, whichever process answers.
      const second = await RunningServer.start(true, { ...database, PUBLIC_URL: first.origin });
      await use({ first, second });
      await Promise.all([first.remove(), second.remove()]);
      cluster.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ processes }, use) => use(processes.first.origin),
});
