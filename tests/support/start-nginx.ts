import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { freePort } from '../../scripts/find-postgres.mjs';
import { until } from './real-postgres';

/** Whether there is an nginx; without one, its tests count as skipped. */
export const hasNginx = inject('nginx') !== null;

/** The lines of nginx's configuration that docs/hosting.md shows: what belongs in `http`, and what in `server`. */
function documentedLines(): readonly [upstream: string, server: string] {
  const text = readFileSync(resolve(import.meta.dirname, '../../docs/hosting.md'), 'utf8');
  const [upstream, server, ...more] = [...text.matchAll(/^```nginx\n(.*?)^```$/gms)].map(
    ([, lines]) => lines ?? '',
  );
  if (!upstream?.startsWith('upstream') || !server?.includes('location') || more.length > 0)
    throw new Error('docs/hosting.md no longer shows an upstream and the inside of a server block.');
  return [upstream, server];
}

/** An nginx that runs. */
interface Nginx {
  readonly address: string;
  /** What it has logged so far of requests. */
  readonly requests: () => string;
  /** The same of what failed. */
  readonly errors: () => string;
}

/** Runs nginx with the lines of docs/hosting.md in front of two processes, until the test has finished. */
export async function startNginx(ports: readonly [number, number]): Promise<Nginx> {
  const [upstream, server] = documentedLines();
  return startNginxWith(upstream.replace(':4173', `:${ports[0]}`).replace(':4174', `:${ports[1]}`), server);
}

/** Runs nginx with these lines in `http` and in `server`, until the test has finished. */
export async function startNginxWith(http: string, server: string): Promise<Nginx> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off;
    worker_processes 1;
    pid ${folder}/pid;
    error_log ${folder}/error.log;
    events {}
    http {
      access_log off;
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
      ${http}
      server {
        listen 127.0.0.1:${port};
        ${server.replace('/var/log/nginx', folder)}
      }
    }`,
  );
  const parameters = ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')];
  const child = spawn(inject('nginx') ?? 'nginx', parameters, { stdio: 'ignore' });
  const ended = once(child, 'close');
  onTestFinished(async () => {
    child.kill('SIGQUIT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  const address = `http://127.0.0.1:${port}`;
  await until(async () => {
    if (child.exitCode !== null) throw new Error(readFileSync(join(folder, 'error.log'), 'utf8'));
    return fetch(address).then(
      () => true,
      () => false,
    );
  });
  const logged = (name: string) => () => readFileSync(join(folder, name), 'utf8');
  return { address, requests: logged('site.log'), errors: logged('error.log') };
}
