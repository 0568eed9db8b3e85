import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import process from 'node:process';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { findPrograms } from './scripts/find-postgres.mjs';

// Ant Design gives every element the same id under NODE_ENV=test.
process.env.NODE_ENV = 'development';

/** Ant Design renders slowly without a browser, and everything is slower on a busy machine. What is fast, the benchmark says. */
const PATIENCE_MS = 30_000;

/**
 * Files that replace modules (`vi.mock`, `vi.doMock`) or load them anew with other settings (`vi.resetModules`): each runs with modules of
 * its own. A module that another file loaded before would not be replaced, and one that was loaded with other settings would stay for
 * the files that come after. They are found by what they hold, so that none is forgotten. All other files share modules, and one
 * jsdom, with those that their worker ran before, which halves the time.
 */
const MOCKED = testsWith(/\bvi\.(mock|doMock|resetModules)\(/);

/** Prerendering switches observers off for good, so these share their modules with nothing either. */
const PRERENDERING = testsWith(/prerendering\/(prerender|render-pages)/).filter(
  (file) => !MOCKED.includes(file),
);

/** The test files whose text has this. */
function testsWith(pattern: RegExp): string[] {
  return readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map((file) => `tests/${file}`)
    .filter((file) => /\.test\.tsx?$/.test(file) && pattern.test(readFileSync(file, 'utf8')));
}

const mockedIn = (folder: string) => MOCKED.filter((file) => file.startsWith(folder));

/** The contracts start no programs, so that their passwords may be cheap, as those of the server's tests are. */
const CONTRACTS = 'tests/real-postgres/contracts.test.ts';

/** `npm run test:all`: also what is slow and seldom finds something, in files that say so. Speed is measured in bench. */
const everything = process.env.E2E_ALL === '1';
const FULL = everything ? [] : ['tests/**/*.full.test.{ts,tsx}'];
/** The contracts run on one PostgreSQL: a real one where there is one, otherwise the embedded one. */
const hasPostgres = Boolean(process.env.DATABASE_URL ?? findPrograms());

const common = {
  // A worker makes and drops many objects: with more room for the young ones it collects garbage less often.
  execArgv: ['--max-semi-space-size=64'],
  provide: { embeddedContracts: everything || !hasPostgres, fullMatrix: everything },
  testTimeout: PATIENCE_MS,
  hookTimeout: PATIENCE_MS,
  // What a test replaces, the next one finds as it was.
  restoreMocks: true,
  unstubGlobals: true,
  unstubEnvs: true,
};

const ui = { ...common, environment: 'jsdom', setupFiles: ['tests/support/setup-ui.ts'] };

export default defineConfig({
  test: {
    // Projects run in the order of their names, each with its largest files first: that of the components, which has many small
    // ones, is the last, so that the end waits for none.
    // More workers than cores would only load the modules of a project once more.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          ...common,
          name: 'core',
          environment: 'node',
          isolate: false,
          include: ['tests/core/**/*.test.ts', 'tests/tools/**/*.test.ts', 'tests/*.test.ts'],
          exclude: [...MOCKED, ...FULL],
        },
      },
      {
        test: {
          ...common,
          name: 'server',
          environment: 'node',
          globalSetup: ['tests/support/start-postgres.ts'],
          setupFiles: ['tests/support/cheap-passwords.ts', 'tests/support/setup-real-postgres.ts'],
          isolate: false,
          include: [
            'tests/adapters/{http,node,postgres,smtp}/**/*.test.ts',
            'tests/server/**/*.test.ts',
            CONTRACTS,
          ],
          exclude: [...MOCKED, ...FULL],
        },
      },
      {
        test: {
          ...common,
          // Processes and databases are started here.
          testTimeout: 4 * PATIENCE_MS,
          hookTimeout: 4 * PATIENCE_MS,
          name: 'real postgres',
          // One more worker than cores, since these tests wait for processes. Another count of workers needs a group of its own.
          maxWorkers: availableParallelism() + 1,
          sequence: { groupOrder: 1 },
          isolate: false,
          environment: 'node',
          globalSetup: ['tests/support/start-postgres.ts', 'tests/support/start-programs.ts'],
          setupFiles: ['tests/support/setup-real-postgres.ts'],
          include: ['tests/real-postgres/**/*.test.ts'],
          exclude: [CONTRACTS, ...FULL],
        },
      },
      {
        test: {
          ...common,
          name: 'adapters',
          environment: 'jsdom',
          isolate: false,
          include: ['tests/adapters/**/*.test.ts', 'tests/composition/**/*.test.ts'],
          exclude: [...MOCKED, ...PRERENDERING, 'tests/adapters/{http,node,postgres,smtp}/**'],
        },
      },
      {
        plugins: [react()],
        test: {
          ...ui,
          name: 'ui',
          isolate: false,
          include: ['tests/ui/**/*.test.{ts,tsx}'],
          exclude: [...MOCKED, ...FULL],
        },
      },
      {
        plugins: [react()],
        test: { ...ui, name: 'mocked ui', include: mockedIn('tests/ui/') },
      },
      {
        plugins: [react()],
        test: {
          ...common,
          name: 'mocked node',
          environment: 'node',
          include: [...mockedIn('tests/composition/'), ...mockedIn('tests/core/'), ...PRERENDERING],
        },
      },
    ],
  },
});
