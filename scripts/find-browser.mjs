// @ts-check
// Finds the Chromium for the browser tests, and installs one if there is none:
// `node scripts/find-browser.mjs` prints its path, with `--shell` that of the one without windows.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const SYSTEM_PATHS = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** Chromium without windows: the same engine at two thirds of the processor time. Here is where Debian puts it. */
const SHELL_PATH = '/usr/lib/chromium/chromium-headless-shell';

/** How long a download may take before the next source is tried, in ms. */
const DOWNLOAD_LIMIT_MS = 180_000;
/** The same for the shell, which saves less than that. */
const SHELL_LIMIT_MS = 60_000;

/** Chromium's arguments: no background requests, no GPU, and no sandbox for root, which Chromium does not support. */
export const CHROMIUM_ARGUMENTS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function systemBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = SYSTEM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...SYSTEM_PATHS].find(isExecutable);
}

/**
 * What somebody chose: $CHROMIUM_PATH, or Playwright's own. Throws when $CHROMIUM_PATH names no program.
 * @returns {string | undefined}
 */
function chosenBrowser() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (isExecutable(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is '${chosen}', and no program is there.`);
  }
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

/** A Chromium on this machine: the chosen one, then a system Chromium or Chrome. */
const findBrowser = () => chosenBrowser() ?? systemBrowser();

/**
 * @param {string} command
 * @param {string[]} parameters
 * @param {number} [timeout] in ms
 */
function run(command, parameters, timeout = DOWNLOAD_LIMIT_MS) {
  console.error(`No such Chromium found; trying: ${command} ${parameters.join(' ')}`);
  const { status } = spawnSync(command, parameters, {
    stdio: ['ignore', process.stderr, process.stderr],
    timeout,
    env: {
      ...process.env,
      DEBIAN_FRONTEND: 'noninteractive',
      PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000',
    },
  });
  return status === 0;
}

/** A Chromium, which is installed if there is none. Throws if no source has one. */
export function findOrInstallBrowser() {
  const found = findBrowser();
  if (found) return found;
  run('npx', ['playwright', 'install', 'chromium']);
  const downloaded = findBrowser();
  if (downloaded) return downloaded;
  if (existsSync('/etc/debian_version') && run('apt-get', ['update'])) {
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
  }
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error('No Chromium could be found or installed. Install one, or name it in CHROMIUM_PATH.');
}

/** The browser for tests: the chosen one, then the shell if it is installed, then any Chromium as above. */
export function findTestBrowser() {
  return chosenBrowser() ?? (isExecutable(SHELL_PATH) ? SHELL_PATH : findOrInstallBrowser());
}

/** The same, after root on Debian has tried to install the shell. */
function findOrInstallTestBrowser() {
  const isMissing = !chosenBrowser() && !isExecutable(SHELL_PATH);
  if (isMissing && existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    const install = ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'];
    // Where the lists of packages are missing or old, they are fetched first.
    if (!run('apt-get', install, SHELL_LIMIT_MS) && run('apt-get', ['update'], SHELL_LIMIT_MS))
      run('apt-get', install, SHELL_LIMIT_MS);
  }
  return findTestBrowser();
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  console.log(process.argv[2] === '--shell' ? findOrInstallTestBrowser() : findOrInstallBrowser());
