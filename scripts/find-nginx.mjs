// @ts-check
// Finds the nginx with which the tests check the proxy lines of docs/hosting.md: one that is installed, or on Debian one that is
// installed now.
import { spawnSync } from 'node:child_process';
import { installOnDebian } from './install-on-debian.mjs';

/** Debian's folder is not in everybody's search path. */
const CANDIDATES = ['nginx', '/usr/sbin/nginx'];

/** @returns {string | undefined} the program */
function findNginx() {
  return CANDIDATES.find((program) => spawnSync(program, ['-v']).status === 0);
}

/** @returns {string | undefined} the same, but installs nginx on Debian if it is missing */
export function findOrInstallNginx() {
  return findNginx() ?? (installOnDebian('nginx') ? findNginx() : undefined);
}
