// @ts-check
// Finds the Chromium for the browser tests, and installs one if there is none:
// `node scripts/find-browser.mjs` prints its path.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const SYSTEM_PATHS = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** How long a download may take before the next source is tried, in ms. */
const DOWNLOAD_LIMIT_MS = 180_000;

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
 * The path of a Chromium on this machine: $CHROMIUM_PATH, then Playwright's own, then a system Chromium or Chrome.
 * Throws when $CHROMIUM_PATH names no program.
 * @returns {string | undefined}
 */
function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (isExecutable(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is '${chosen}', and no program is there.`);
  }
  const own = chromium.executablePath();
  return existsSync(own) ? own : systemBrowser();
}

/**
 * @param {string} command
 * @param {string[]} parameters
 */
function run(command, parameters) {
  console.error(`No Chromium found; trying: ${command} ${parameters.join(' ')}`);
  const { status } = spawnSync(command, parameters, {
    stdio: ['ignore', process.stderr, process.stderr],
    timeout: DOWNLOAD_LIMIT_MS,
    env: {
      ...process.env,
      DEBIAN_FRONTEND: 'noninteractive',
      PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000',
    },
  });
  return status === 0;
}

/** The same, but installs a Chromium if there is none. Throws if no source has one. */
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

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(findOrInstallBrowser());
