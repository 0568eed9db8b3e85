// @ts-check
// Installs a package that tests need, where that is possible without asking: as root on Debian.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';

/** How long each step of an installation may take, in ms. */
const INSTALL_LIMIT_MS = 180_000;

/**
 * @param {string} name of the Debian package
 * @returns {boolean} whether it was installed
 */
export function installOnDebian(name) {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return false;
  return [['update'], ['install', '-y', '--no-install-recommends', name]].every((parameters) => {
    console.error(`No ${name} found; trying: apt-get ${parameters.join(' ')}`);
    const { status } = spawnSync('apt-get', parameters, {
      stdio: ['ignore', process.stderr, process.stderr],
      timeout: INSTALL_LIMIT_MS,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return status === 0;
  });
}
