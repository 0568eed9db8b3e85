// @ts-check
// Serves the built site and the floor, each with the project's own server on a free port.
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';

const SERVER = resolve(import.meta.dirname, '../scripts/serve.mjs');

/**
 * @param {string} folder contains dist/ and dist-hosting/
 * @returns {Promise<{ address: string, stop: () => void }>} the address has no trailing slash
 */
export async function serve(folder) {
  const server = spawn(process.execPath, [SERVER], {
    cwd: folder,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: server.stdout })) {
    const [, address] = /(http:\/\/localhost:\d+)\//.exec(line) ?? [];
    if (address) {
      const stop = () => void server.kill();
      process.once('exit', stop);
      return { address, stop };
    }
  }
  throw new Error(`The server in ${folder} did not start.`);
}
