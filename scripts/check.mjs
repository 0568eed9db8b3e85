// @ts-check
// `npm test`: every check of the project, one after the other, and at the end one line that counts them.
// Each tool's output streams as it comes; what vitest and Playwright ran is counted from their own reports.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { delimiter } from 'node:path';
import process from 'node:process';

/** The project's own tools come first, also when this script is run without npm. */
const SEARCH_PATH = ['node_modules/.bin', process.env.PATH].join(delimiter);
const VITEST_REPORT = 'reports/vitest.json';
const PLAYWRIGHT_REPORT = 'reports/playwright.json';
rmSync('reports', { recursive: true, force: true });

let passed = 0;
let failed = 0;

/**
 * @param {string} title
 * @param {string} command
 * @param {Record<string, string>} [environment]
 */
function run(title, command, environment = {}) {
  console.log(`\n== ${title}: ${command}`);
  const started = performance.now();
  const { status } = spawnSync(command, {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, PATH: SEARCH_PATH, ...environment },
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`== ${title}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  return status === 0;
}

/**
 * A check that counts as one.
 * @param {string} title
 * @param {string} command
 */
function check(title, command) {
  const success = run(title, command);
  if (success) passed += 1;
  else failed += 1;
  return success;
}

/**
 * A test run that counts each of its tests. A run that fails counts at least one failure, whatever its report says,
 * and so does one that ran nothing.
 * @template Report
 * @param {string} title
 * @param {string} command
 * @param {string} reportPath
 * @param {(report: Report) => { passed: number, failed: number }} count
 * @param {Record<string, string>} [environment]
 */
function tests(title, command, reportPath, count, environment) {
  const success = run(title, command, environment);
  const counted = existsSync(reportPath)
    ? count(JSON.parse(readFileSync(reportPath, 'utf8')))
    : { passed: 0, failed: 0 };
  const nothingRan = counted.passed + counted.failed === 0;
  passed += counted.passed;
  failed += success && !nothingRan ? counted.failed : Math.max(1, counted.failed);
}

check('Lock file', 'npm ci --dry-run --loglevel=error');
check('Types', 'tsc --noEmit');
check('Lint, format and rings', 'biome check --error-on-warnings .');
check('Unused code and packages', 'knip');
tests(
  'Unit, contract and component tests',
  `vitest run --reporter=default --reporter=json --outputFile.json=${VITEST_REPORT}`,
  VITEST_REPORT,
  (/** @type {{ numPassedTests: number, numFailedTests: number }} */ report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
  }),
);
if (check('Production build', 'npm run build')) {
  tests(
    'Browser tests',
    'playwright test --reporter=list,json',
    PLAYWRIGHT_REPORT,
    (/** @type {{ stats: { expected: number, unexpected: number, flaky: number } }} */ { stats }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
    }),
    { PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT },
  );
} else {
  console.log('== Browser tests: FAILED, since there is no build to test');
  failed += 1;
}

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
