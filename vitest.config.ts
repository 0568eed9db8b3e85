import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// Ant Design gives every element the same id under NODE_ENV=test.
process.env.NODE_ENV = 'development';

/** Ant Design renders slowly without a browser, and everything is slower on a busy machine. What is fast, the benchmark says. */
const PATIENCE_MS = 30_000;

export default defineConfig({
  test: {
    // One worker a core, also on two cores, where the default is one in all.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'core',
          testTimeout: PATIENCE_MS,
          environment: 'node',
          // Pure rules share nothing that a file could leave behind.
          isolate: false,
          include: ['tests/core/**/*.test.ts', 'tests/tools/**/*.test.ts', 'tests/*.test.ts'],
        },
      },
      {
        test: {
          name: 'adapters',
          testTimeout: PATIENCE_MS,
          environment: 'jsdom',
          include: ['tests/adapters/**/*.test.ts', 'tests/composition/**/*.test.{ts,tsx}'],
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'ui',
          testTimeout: PATIENCE_MS,
          environment: 'jsdom',
          setupFiles: ['tests/support/setup-ui.ts'],
          include: ['tests/ui/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
});
