import process from 'node:process';
import { test as inSimulation } from '../fixtures';
import { POSTGRES_OF_RUN } from '../start-postgres';
import { newSamples, RunningServer } from './running-server';

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
      const postgres = process.env[POSTGRES_OF_RUN];
      if (!postgres) {
        const server = await RunningServer.start();
        await use({ first: server, second: server });
        await server.remove();
        return;
      }
      const data = await newSamples(postgres);
      const first = await RunningServer.startOn(data, true);
      // The site has one address, whichever process answers.
      const second = await RunningServer.startOn(data, true, { PUBLIC_URL: first.origin });
      await use({ first, second });
      await Promise.all([first.remove(), second.remove()]);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ processes }, use) => use(processes.first.origin),
});
