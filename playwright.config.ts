import { availableParallelism } from 'node:os';
import process from 'node:process';
import { defineConfig, devices, type Project } from '@playwright/test';
import type { SiteFixtures } from './e2e/fixtures';
import { CHROMIUM_ARGUMENTS, findOrInstallBrowser, findTestBrowser } from './scripts/find-browser.mjs';

/** `npm run test:all`: the full matrix. Otherwise tests tagged @full stay out, and those tagged @phone run on the phone alone. */
const everything = process.env.E2E_ALL === '1';
/** The GitHub workflow also drives Firefox and WebKit, which Playwright downloads there. */
const allBrowsers = process.env.E2E_BROWSERS === 'all';

const chromium = {
  launchOptions: {
    // Quick where it counts, and the whole browser for the full matrix.
    executablePath: everything ? findOrInstallBrowser() : findTestBrowser(),
    // Nothing outside this machine can be reached; a request that tries fails its test (e2e/fixtures.ts).
    args: [...CHROMIUM_ARGUMENTS, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
  },
};

/** What the full matrix sees as people do, `npm test` sees cheaper: less is painted, and nobody waits for motion. */
const cheaper = everything ? {} : { contextOptions: { reducedMotion: 'reduce' as const } };

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 }, ...chromium };
/** These tests run on the built server; all others on the default build, the simulation. */
const onServer = /[\\/]e2e[\\/]server[\\/].*\.spec\.ts$/;

/** One more than cores, since tests also wait for timers and servers. */
const workers = availableParallelism() + 1;

/** Everything that people do, by role. */
const deeds =
  /[\\/]e2e[\\/](account-links|answering-applications|applications|campaigns|content-editor|dashboard|donor|figures|giving|guides|inbox|own-events|people|programs|public-(events|forms)|receipts|shelf|sign-in|wake-up)\.spec\.ts$/;

const projects: Project<SiteFixtures>[] = [
  {
    // The longest tests come first, so that the end does not wait for one of them. Each of its workers starts a server.
    name: 'server',
    testMatch: onServer,
    use: desktop,
    workers: Math.ceil(workers / 2),
    ...(everything ? {} : { grepInvert: /@full/ }),
  },
  {
    name: 'desktop',
    testIgnore: onServer,
    use: desktop,
    ...(everything ? {} : { grepInvert: /@full|@phone/ }),
  },
  {
    name: 'phone',
    testIgnore: onServer,
    use: { ...devices['Pixel 7'], ...(everything ? {} : { deviceScaleFactor: 1 }), ...chromium },
    grepInvert: everything ? /@desktop/ : /@full|@desktop/,
    ...(everything ? {} : { grep: /@phone/ }),
  },
];
// Once more as a browser that translates shows it; `npm test` has e2e/translated.spec.ts.
if (everything)
  projects.push({ name: 'translated', testMatch: deeds, use: { ...desktop, translator: 'replaced' } });
if (allBrowsers) {
  projects.push(
    {
      name: 'firefox',
      testIgnore: onServer,
      use: { ...devices['Desktop Firefox'] },
      grepInvert: /@chromium/,
    },
    { name: 'webkit', testIgnore: onServer, use: { ...devices['Desktop Safari'] }, grepInvert: /@chromium/ },
  );
}

export default defineConfig<SiteFixtures>({
  testDir: 'e2e',
  globalSetup: './e2e/start-postgres.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers,
  // Generous, because shared machines are slow; a person's patience is measured by the benchmark, not here.
  // The full matrix walks through every control of a page: 10 s alone, 40 s where three others use the machine.
  timeout: everything ? 120_000 : 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  projects,
  use: {
    baseURL: `http://localhost:${process.env.SITE_PORT}`,
    // A trace of every test costs time; the full matrix, which runs elsewhere, can afford it.
    trace: everything ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    video: 'off',
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    ...cheaper,
  },
  webServer: {
    command: 'node scripts/serve.mjs',
    // A free port; what it is comes from the server's own line.
    env: { PORT: '0' },
    wait: { stdout: /localhost:(?<SITE_PORT>\d+)/ },
  },
});
