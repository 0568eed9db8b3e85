// @ts-check
// `npm test`: every check of the project, and at the end one line that counts them.
// The browser tests come last and report each test as it ends; every other check shows its output when it is done. Tests are
// counted from the tools' own reports.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, relative } from 'node:path';
import process from 'node:process';

/** The project's own tools come first, also when this script runs without npm. */
const SEARCH_PATH = ['node_modules/.bin', process.env.PATH].join(delimiter);
const VITEST_REPORT = 'reports/vitest.json';
const PLAYWRIGHT_REPORT = 'reports/playwright.json';
rmSync('reports', { recursive: true, force: true });

let passed = 0;
let failed = 0;
/** Tests that need a PostgreSQL or nginx where none can be had. */
let skipped = 0;
/** What failed, with the end of its output unless that stands last anyway. @type {{ title: string, end: string }[]} */
const failures = [];
/** So many lines of the output of what failed stand once more at the end. */
const END_LINES = 30;
/** The names of tests that failed, which stand once more at the end. @type {string[]} */
const failedTests = [];

/**
 * @param {string} title
 * @param {string} command
 * @param {{ streams?: boolean, environment?: Record<string, string> }} [options]
 * @returns {Promise<boolean>} whether it succeeded
 */
function run(title, command, { streams = false, environment = {} } = {}) {
  const started = performance.now();
  const heading = `\n== ${title}: ${command}\n`;
  let output = '';
  if (streams) process.stdout.write(heading);
  /** @param {string} text */
  const show = (text) => {
    if (streams) process.stdout.write(text);
    else output += text;
  };
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: SEARCH_PATH, ...environment },
  });
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', show);
  child.on('error', ({ message }) => show(`${message}\n`));
  return new Promise((resolve) => {
    child.on('close', (status) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      if (status !== 0)
        failures.push({ title, end: output.trimEnd().split('\n').slice(-END_LINES).join('\n') });
      const verdict = status === 0 ? 'passed' : 'FAILED';
      process.stdout.write(`${streams ? '' : heading}${output}== ${title}: ${verdict} in ${seconds} s\n`);
      resolve(status === 0);
    });
  });
}

/**
 * A check that counts as one.
 * @param {string} title
 * @param {string} command
 */
async function check(title, command) {
  const success = await run(title, command);
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
 * @param {(report: Report) => { passed: number, failed: number, skipped?: number, failedTests: readonly string[] }} count
 * @param {{ streams?: boolean, environment?: Record<string, string> }} [options]
 */
async function tests(title, command, reportPath, count, options) {
  const success = await run(title, command, options);
  const counted = existsSync(reportPath)
    ? count(JSON.parse(readFileSync(reportPath, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0, failedTests: [] };
  const nothingRan = counted.passed + counted.failed === 0;
  passed += counted.passed;
  skipped += counted.skipped ?? 0;
  failedTests.push(...counted.failedTests);
  failed += success && !nothingRan ? counted.failed : Math.max(1, counted.failed);
}

async function buildAndBrowse() {
  const [isBuilt, isServerBuilt] = await Promise.all([
    check('Production build', 'npm run build'),
    check('Build of the server and its site', 'npm run build:server'),
  ]);
  if (!isBuilt || !isServerBuilt) {
    console.log('== Browser tests: FAILED, since there is no build to test');
    failed += 1;
    return;
  }
  await tests(
    'Browser tests',
    'playwright test --reporter=list,json',
    PLAYWRIGHT_REPORT,
    (/** @type {Suite & { stats: { expected: number, unexpected: number, flaky: number } }} */ report) => ({
      passed: report.stats.expected,
      failed: report.stats.unexpected + report.stats.flaky,
      failedTests: failedSpecs(report),
    }),
    { streams: true, environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT } },
  );
}

/**
 * Part of Playwright's report: a file, or a group of tests in one.
 * @typedef {object} Suite
 * @property {readonly Suite[]} [suites]
 * @property {readonly { ok: boolean, file: string, line: number, title: string }[]} [specs]
 */

/**
 * @param {Suite} suite
 * @returns {readonly string[]}
 */
function failedSpecs({ suites = [], specs = [] }) {
  const own = specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `e2e/${file}:${line} ${title}`);
  return [...own, ...suites.flatMap(failedSpecs)];
}

/**
 * Part of Vitest's report.
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {readonly { name: string, status: string, assertionResults: readonly { status: string, fullName: string }[] }[]} testResults
 */

/**
 * A file that fails without a test that does is named alone.
 * @param {VitestReport} report
 * @returns {readonly string[]}
 */
function failedUnitTests({ testResults }) {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      const file = relative(process.cwd(), name);
      return failed.length > 0 ? failed.map(({ fullName }) => `${file} ${fullName}`) : [file];
    });
}

async function checkTheRest() {
  // Short ones that mostly use one core each, while the browser for the tests may have to be fetched.
  await Promise.all([
    // This one reads the browser tests' configuration, which looks for the browser too: two would install it at once.
    run('Browser for the tests', 'node scripts/find-browser.mjs --shell').then(() =>
      check('Unused code and packages', 'knip'),
    ),
    check('Lock file', 'npm ci --dry-run --loglevel=error'),
    // One checker, since these checks share the machine: more of them do much of the work again.
    check('Types', 'tsc --noEmit --checkers 1'),
    check('Lint, format and layer rules', 'biome check --error-on-warnings .'),
  ]);
  await tests(
    'Unit, contract and component tests',
    `vitest run --reporter=default --reporter=json --outputFile.json=${VITEST_REPORT}`,
    VITEST_REPORT,
    (/** @type {VitestReport} */ report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests,
      failedTests: failedUnitTests(report),
    }),
  );
}

// One after the other: side by side on two cores tests take twice as long, and run into their time limits.
await checkTheRest();
await buildAndBrowse();
for (const { title, end } of failures) console.log(`\n== Failed, see above: ${title}${end && `\n${end}`}`);
if (failedTests.length > 0) console.log(`\n${failedTests.map((name) => `- ${name}`).join('\n')}`);
if (skipped > 0) {
  console.log(`
${skipped} tests need a real PostgreSQL, 15 or newer, or nginx, which is missing here. Install them (on Debian: apt-get install postgresql
nginx; as root the tests do that themselves), or name a PostgreSQL in DATABASE_URL on which they may make databases of their own.`);
}
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed === 0 ? 0 : 1;
