/**
 * Mutation testing of the core (`npm run mutation`): each mutant is a small change of a rule that some test should notice.
 * Why, and how to read the report: docs/decisions/0010-mutation-testing.md.
 */
export default {
  mutate: [
    'src/core/**/*.ts',
    // Sample texts and picture addresses, no rule: a mutant here is another text, and its only test would repeat the text.
    '!src/core/content/default-content.ts',
  ],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts' },
  coverageAnalysis: 'perTest',
  // Stryker rewrites this file with TypeScript's JavaScript API, which TypeScript 7 does not have. Nothing here needs it.
  tsconfigFile: 'none',
  concurrency: 1,
  // A mutant that loops for ever is stopped; on a busy machine one that is merely slow must not count as noticed.
  timeoutMS: 30_000,
  incremental: true,
  incrementalFile: '.cache/stryker/incremental.json',
  tempDirName: '.cache/stryker/tmp',
  reporters: ['clear-text', 'html'],
  htmlReporter: { fileName: '.cache/stryker/mutation.html' },
  clearTextReporter: { reportTests: false },
  thresholds: { high: 95, low: 90, break: 85 },
};
