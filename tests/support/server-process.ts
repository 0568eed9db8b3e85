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

  constructor(
    private readonly child: ChildProcess,
    private readonly ownGroup = false,
  ) {
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
    const { pid } = this.child;
    if (signal === 'SIGKILL' && this.ownGroup && pid) killGroup(pid);
    else if (this.isRunning) this.child.kill(signal);
    return this.ended;
  }
}

/** Kills what is left of a group of processes. */
function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if ((error as { readonly code?: unknown }).code !== 'ESRCH') throw error;
  }
}

/** Takes what ends a program, and calls it when nobody needs the program any more. */
type EndLater = (end: () => Promise<void>) => void;

/** Starts any command; it is killed when the test has finished, or when `endLater` says so. */
export function startCommand(
  command: readonly [string, ...string[]],
  environment: Readonly<Record<string, string>>,
  { cwd = process.cwd(), ownGroup = false, endLater = onTestFinished as EndLater } = {},
): RunningProgram {
  const [file, ...parameters] = command;
  const child = spawn(file, parameters, {
    // Nothing of the developer's own configuration.
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd,
    // What the command itself has started is killed with it.
    detached: ownGroup,
  });
  const program = new RunningProgram(child, ownGroup);
  endLater(async () => {
    await program.end('SIGKILL');
  });
  return program;
}

/** Starts one of the server's programs; it is killed when the test has finished, or when `endLater` says so. */
export function startProgram(
  name: 'start-server' | 'run-data-program',
  parameters: readonly string[],
  environment: Readonly<Record<string, string>>,
  endLater?: EndLater,
): RunningProgram {
  const command = [process.execPath, join(inject('programs'), `${name}.js`), ...parameters] as const;
  return startCommand(command, environment, { ...(endLater && { endLater }) });
}

/** What a browser sends. */
interface BrowserCall {
  readonly method?: string;
  readonly cookie?: string;
  readonly body?: unknown;
}

/** Calls an address as a browser does that shows the site. */
export function callAt(
  address: string,
  path: string,
  { method = 'GET', cookie = '', body }: BrowserCall = {},
): Promise<Response> {
  return fetch(address + path, {
    method,
    headers: {
      ...(cookie && { cookie }),
      ...(method !== 'GET' && { origin: PUBLIC_URL, 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** A server that runs as a process of its own. */
export class ServerProcess {
  private constructor(
    readonly program: RunningProgram,
    readonly address: string,
  ) {}

  /** Starts a server on a database, and waits until it is ready; it ends as startProgram says. */
  static async start(
    databaseUrl: string,
    environment: Readonly<Record<string, string>> = {},
    endLater?: EndLater,
  ): Promise<ServerProcess> {
    const port = Number(environment.PORT ?? (await freePort()));
    const variables = {
      PORT: String(port),
      PUBLIC_URL,
      DATABASE_URL: databaseUrl,
      SECRET,
      // Nobody balances the load of most tests.
      GRACE_SECONDS: '0',
      ...environment,
    };
    const program = startProgram('start-server', [], variables, endLater);
    const server = new ServerProcess(program, `http://127.0.0.1:${port}`);
    await until(async () => {
      if (!program.isRunning) throw new Error(`The server ended: ${program.said}`);
      return (await server.status('/readyz')) === 200;
    });
    return server;
  }

  /** Calls it as a browser does that shows the site and holds this cookie. */
  call(path: string, request: BrowserCall = {}): Promise<Response> {
    return callAt(this.address, path, request);
  }

  /** The status of an answer whose body nobody reads; null when nobody answers. */
  async status(path: string, request: BrowserCall = {}): Promise<number | null> {
    try {
      const response = await this.call(path, request);
      await response.arrayBuffer();
      return response.status;
    } catch {
      return null;
    }
  }
}
