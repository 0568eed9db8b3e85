import { defineConfig } from 'vitest/config';

/**
 * `npm run bench:rows`: how fast lists, figures and sign-ups are answered with many rows, beside bare statements for the same rows on a
 * real PostgreSQL. One file after the other, since what runs beside a measurement is measured, too.
 */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['bench/rows/*.speed.ts'],
    fileParallelism: false,
    globalSetup: ['tests/support/start-postgres.ts'],
    setupFiles: ['tests/support/setup-real-postgres.ts'],
    provide: { embeddedContracts: false, fullMatrix: false },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
