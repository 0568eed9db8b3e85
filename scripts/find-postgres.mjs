// @ts-check
// Finds a PostgreSQL for the tests and measurements that need a real one, and starts a throw-away cluster of it: one that
// is installed, or on Debian one that is installed now. `null` where none can be had.
import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { installOnDebian } from './install-on-debian.mjs';

const DEBIAN_FOLDER = '/usr/lib/postgresql';
const OLDEST = 15;

/**
 * A PostgreSQL that belongs to the caller: `halt` ends it as a failing machine would, `resume` starts it again at the same
 * address, `stop` ends it for good.
 * @typedef {{ url: string, halt(): void, resume(): void, stop(): void }} Cluster
 */

/** @returns {string | undefined} the folder of initdb and pg_ctl */
export function findPrograms() {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER).map(Number) : [];
  const newest = Math.max(...versions.filter((version) => version >= OLDEST));
  if (Number.isFinite(newest)) return join(DEBIAN_FOLDER, String(newest), 'bin');
  const found = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  const folder = found.stdout?.trim();
  return found.status === 0 && existsSync(join(folder, 'initdb')) ? folder : undefined;
}

/** @returns {string | undefined} the same, but installs PostgreSQL on Debian if there is none */
function findOrInstallPrograms() {
  return findPrograms() ?? (installOnDebian('postgresql') ? findPrograms() : undefined);
}

/** @returns {Promise<number>} a port that nobody uses */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject()));
    });
  });
}

/**
 * A cluster in a folder of its own, on a free port of this machine; PostgreSQL refuses to run as root, so root runs it
 * as its user 'postgres'.
 * @param {string} programs
 * @returns {Promise<Cluster>}
 */
async function startCluster(programs) {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    const idOf = (/** @type {string} */ flag) =>
      Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
    chownSync(folder, idOf('-u'), idOf('-g'));
  }
  const run = (/** @type {string} */ program, /** @type {string[]} */ parameters) => {
    const command = [join(programs, program), ...parameters];
    const [first = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command;
    execFileSync(first, rest, { stdio: 'ignore', cwd: folder });
  };
  const port = await freePort();
  const data = join(folder, 'data');
  run('initdb', ['-D', data, '-A', 'trust', '-U', 'site', '--no-sync', '-E', 'UTF8', '--locale=C']);
  // Without syncing files, and quick to find two that lock each other out. Test files run side by side, each with several pools.
  const settings = [
    'listen_addresses=127.0.0.1',
    'fsync=off',
    'max_connections=400',
    'deadlock_timeout=100ms',
  ];
  const options = `-p ${port} -k ${folder} ${settings.map((one) => `-c ${one}`).join(' ')}`;
  const control = (/** @type {string[]} */ ...parameters) =>
    run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), ...parameters]);
  control('-o', options, 'start');
  return {
    // Through its socket, which takes a fifth less time than the network of the machine.
    url: `postgres://site@localhost:${port}/postgres?host=${folder}`,
    halt: () => control('-m', 'immediate', 'stop'),
    resume: () => control('-o', options, 'start'),
    stop: () => {
      control('-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * A PostgreSQL of the tests' own, or null where none can be had.
 * @returns {Promise<Cluster | null>}
 */
export async function startPostgres() {
  const programs = findOrInstallPrograms();
  return programs ? startCluster(programs) : null;
}
