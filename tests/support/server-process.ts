import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { inject, onTestFinished } from 'vitest';
import { freePort } from '../../scripts/find-postgres.mjs';
import { until } from './real-postgres';

/** The one address under which people know the site, whichever process answers. */
export const PUBLIC_URL = 'http://localhost:4173';
/** Signs the cookies of all processes. */
export const SECRET = 'a secret for tests, of 32 bytes or more';

/** A program that runs as a process of its own. */
export class RunningProgram {
  private output = '';
  private readonly ended: Promise<number | null>;

  constructor(private readonly child: ChildProcess) {
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.output += text;
      });
    this.ended = once(child, 'close').then(([code]) => code as number | null);
  }

  /** Everything that it has written. */
  get said(): string {
    return this.output;
  }

  /** Waits until it has written this; throws when it ends instead. */
  async hasSaid(words: string): Promise<void> {
    await until(async () => {
      if (!this.isRunning) throw new Error(`The program ended: ${this.output}`);
      return this.output.includes(words);
    });
  }

  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Its exit code, once it has ended. */
  result(): Promise<number | null> {
    return this.ended;
  }

  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    if (this.isRunning) this.child.kill(signal);
    return this.ended;
  }
}

/** Starts one of the server's programs; it is killed when the test has finished. */
export function startProgram(
  name: 'start-server' | 'run-data-program',
  parameters: readonly string[],
  environment: Readonly<Record<string, string>>,
): RunningProgram {
  const child = spawn(process.execPath, [join(inject('programs'), `${name}.js`), ...parameters], {
    // Nothing of the developer's own configuration.
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const program = new RunningProgram(child);
  onTestFinished(async () => {
    await program.end('SIGKILL');
  });
  return program;
}

/** A server that runs as a process of its own. */
export class ServerProcess {
  private constructor(
    readonly program: RunningProgram,
    private readonly address: string,
  ) {}

  /** Starts a server on a database, and waits until it is ready. */
  static async start(
    databaseUrl: string,
    environment: Readonly<Record<string, string>> = {},
  ): Promise<ServerProcess> {
    const port = await freePort();
    const program = startProgram('start-server', [], {
      PORT: String(port),
      PUBLIC_URL,
      DATABASE_URL: databaseUrl,
      SECRET,
      ...environment,
    });
    const server = new ServerProcess(program, `http://127.0.0.1:${port}`);
    await until(async () => {
      if (!program.isRunning) throw new Error(`The server ended: ${program.said}`);
      return (await server.status('/readyz')) === 200;
    });
    return server;
  }

  /** Calls it as a browser does that shows the site and holds this cookie. */
  call(path: string, { method = 'GET', cookie = '', body = undefined as unknown } = {}): Promise<Response> {
    return fetch(this.address + path, {
      method,
      headers: {
        ...(cookie && { cookie }),
        ...(method !== 'GET' && { origin: PUBLIC_URL, 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  /** The status of an answer whose body nobody reads; null when nobody answers. */
  async status(path: string, request: Parameters<ServerProcess['call']>[1] = {}): Promise<number | null> {
    try {
      const response = await this.call(path, request);
      await response.arrayBuffer();
      return response.status;
    } catch {
      return null;
    }
  }
}
