// @ts-check
// Starts the servers that are measured, each as a process of its own.
import { spawn } from 'node:child_process';
import process from 'node:process';
import { freePort } from '../../scripts/find-postgres.mjs';

/** The proxy's header: each request may come from an address of its own, so that limits hold up none. */
export const ADDRESS_HEADER = 'x-forwarded-for';
/** The site's address, whichever process answers. */
export const PUBLIC_URL = 'http://localhost:4173';

/**
 * @typedef {object} Program
 * @property {string} address where it answers
 * @property {() => Promise<NodeJS.MemoryUsage>} memory what it uses after a collection of garbage
 * @property {() => Promise<void>} stop
 */

/**
 * Resolves when the program listens.
 * @param {string} file
 * @param {string} databaseUrl
 * @param {Readonly<Record<string, string>>} [more] of its variables
 * @returns {Promise<Program>}
 */
async function start(file, databaseUrl, more = {}) {
  const port = await freePort();
  const child = spawn(process.execPath, ['--expose-gc', '--import', './bench/server/tell-memory.mjs', file], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      PUBLIC_URL,
      DATABASE_URL: databaseUrl,
      SECRET: 'only for this measurement, on a database that goes',
      SAMPLE: '1',
      TRUSTED_PROXY: ADDRESS_HEADER,
      ...more,
    },
    // What it logs is written, as everywhere, and read by nobody.
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.setEncoding('utf8').on('data', (text) => {
      said += text;
      if (said.includes('The site is at')) resolve(undefined);
    });
    child.once('exit', () => reject(new Error(`${file} ended: ${said}`)));
  });
  return {
    address: `http://127.0.0.1:${port}`,
    memory: () =>
      new Promise((resolve) => {
        child.once('message', (usage) => resolve(/** @type {NodeJS.MemoryUsage} */ (usage)));
        child.send('memory');
      }),
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** @param {string} databaseUrl */
export const startSite = (databaseUrl) => start('dist-server/start-server.js', databaseUrl);

/** @param {string} databaseUrl */
export const startBareRoute = (databaseUrl) => start('bench/server/bare-route.mjs', databaseUrl);

/**
 * @param {string} databaseUrl
 * @param {string} site whose landing page it sends
 */
export const startBareFile = (databaseUrl, site) =>
  start('bench/server/bare-file.mjs', databaseUrl, { SITE: site });
