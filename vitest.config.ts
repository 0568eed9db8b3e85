import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// Ant Design gives every element the same id under NODE_ENV=test.
process.env.NODE_ENV = 'development';

/** Ant Design renders slowly without a browser, and everything is slower on a busy machine. What is fast, the benchmark says. */
const PATIENCE_MS = 30_000;

/**
 * Files that replace modules (`vi.mock`), which would stay replaced for whoever comes after them: each begins with modules of
 * its own. All other files share modules, and one jsdom, with those that their worker ran before, which halves the time.
 */
const MOCKED = '**/*.mocked.test.tsx';

const common = {
  testTimeout: PATIENCE_MS,
  // What a test replaces, the next one finds as it was.
  restoreMocks: true,
  unstubGlobals: true,
};

const ui = { ...common, environment: 'jsdom', setupFiles: ['tests/support/setup-ui.ts'] };

export default defineConfig({
  test: {
    // One worker a core, also on two cores, where the default is one in all.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          ...common,
          name: 'core',
          environment: 'node',
          isolate: false,
          include: ['tests/core/**/*.test.ts', 'tests/tools/**/*.test.ts', 'tests/*.test.ts'],
        },
      },
      {
        test: {
          ...common,
          name: 'adapters',
          environment: 'jsdom',
          isolate: false,
          include: ['tests/adapters/**/*.test.ts', 'tests/composition/**/*.test.ts'],
        },
      },
      {
        plugins: [react()],
        test: {
          ...ui,
          name: 'ui',
          isolate: false,
          include: ['tests/ui/**/*.test.{ts,tsx}'],
          exclude: [MOCKED],
        },
      },
      {
        plugins: [react()],
        test: { ...ui, name: 'ui with mocks', include: ['tests/ui/**/*.mocked.test.tsx'] },
      },
      {
        plugins: [react()],
        test: {
          ...common,
          name: 'build',
          environment: 'node',
          include: ['tests/composition/*.mocked.test.tsx'],
        },
      },
    ],
  },
});
