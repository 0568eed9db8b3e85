import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { linkIn, type MailServer, startMailServer } from '../../tests/support/mail-server';
import { expect, test as inSimulation } from '../fixtures';

/** The built server as its own process, on an embedded database in a folder of its own. */
export class RunningServer {
  private constructor(
    readonly origin: string,
    /** What it has said to whoever started it. */
    readonly said: () => string,
    private readonly folder: string,
    private readonly program: ChildProcess,
  ) {}

  /** Resolves when the server answers. Without samples nobody has an account; `configuration` are more of its variables. */
  static async start(
    hasSamples = true,
    configuration: Readonly<Record<string, string>> = {},
  ): Promise<RunningServer> {
    const folder = mkdtempSync(join(tmpdir(), 'site-server-'));
    if (hasSamples && !configuration.DATABASE_URL) cpSync(await sampleData(), folder, { recursive: true });
    return RunningServer.startIn(folder, hasSamples, configuration);
  }

  /** The same, with the data of an earlier start. */
  static async startIn(
    folder: string,
    hasSamples: boolean,
    configuration: Readonly<Record<string, string>> = {},
  ): Promise<RunningServer> {
    const port = await freePort();
    const program = spawn(process.execPath, ['dist-server/start-server.js'], {
      env: {
        PATH: process.env.PATH,
        PORT: `${port}`,
        DATA_DIR: folder,
        SAMPLE: hasSamples ? '1' : '',
        GRACE_SECONDS: '0',
        ...configuration,
      },
      // What it logs for each request is read by nobody, and an unread pipe would fill up.
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    program.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    await untilItAnswers(program, () => said);
    return new RunningServer(`http://localhost:${port}`, () => said, folder, program);
  }

  /** Stops the server, and answers what visitors handed in, as its database has it. */
  async handedIn(): Promise<Record<'messages' | 'gifts' | 'pickups', unknown[]>> {
    await this.stop();
    const database = await PGlite.create(join(this.folder, 'database'));
    const rowsOf = async (table: string) => (await database.query(`select * from ${table}`)).rows;
    const handedIn = {
      messages: await rowsOf('contact_message'),
      gifts: await rowsOf("gift where origin = 'form' and id not like 'sample-%'"),
      pickups: await rowsOf("pickup_request where revision <> 'sample'"),
    };
    await database.close();
    return handedIn;
  }

  /** Stops the server and removes its folder. */
  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true });
  }

  async stop(): Promise<void> {
    if (this.program.exitCode !== null) return;
    const ended = new Promise((resolve) => this.program.once('exit', resolve));
    this.program.kill('SIGTERM');
    await ended;
  }
}

/** Playwright empties this folder when a run starts. */
const RESULTS = resolve('test-results');

/**
 * The data folder of a server that has started once with samples. Making a database takes three times as long as starting on
 * one, so the first worker that needs it makes it for all of the run.
 */
async function sampleData(): Promise<string> {
  const folder = join(RESULTS, 'sample-data');
  const isReady = join(RESULTS, 'sample-data-is-ready');
  mkdirSync(RESULTS, { recursive: true });
  try {
    mkdirSync(folder);
  } catch {
    // Another worker makes it; should it fail, the limit of the fixture ends the waiting.
    while (!existsSync(isReady)) await wait(50);
    return folder;
  }
  const server = await RunningServer.startIn(folder, true);
  await server.stop();
  writeFileSync(isReady, '');
  return folder;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject()));
    });
  });
}

/** Resolves when the server says that it answers; whatever else it says is the reason when it ends instead. */
function untilItAnswers(program: ChildProcess, said: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    program.stderr?.on('data', () => {
      if (said().includes('The site is at ')) resolve();
    });
    program.once('exit', () => reject(new Error(`The server ended: ${said()}`)));
  });
}

/** A server starts in seconds; where others use the machine, too, it may take this long, in ms. */
const START_LIMIT_MS = 120_000;

/** A test on the built server instead of the simulation; the tests of a worker share one, and where its mails go. */
export const test = inSimulation.extend<object, { server: RunningServer; mails: MailServer }>({
  mails: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that a function needs from its pattern.
    async ({}, use) => {
      const mails = await startMailServer();
      await use(mails);
      await mails.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ mails }, use) => {
      const configuration = { SMTP_URL: mails.url, MAIL_FROM: 'Example Foundation <hello@fsr.example>' };
      const server = await RunningServer.start(true, configuration);
      await use(server);
      await server.remove();
    },
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],
  baseURL: ({ server }, use) => use(server.origin),
});

/** The link in the newest mail to somebody under a subject, once it has come. */
export async function mailedLink(mails: MailServer, to: string, subject: string): Promise<string> {
  const newest = () =>
    mails.received.findLast((mail) => mail.to.includes(to) && mail.message.includes(`Subject: ${subject}`));
  await expect.poll(() => newest() !== undefined).toBe(true);
  const mail = newest();
  return (mail && linkIn(mail)) ?? '';
}

/** The same, on a server of its own that it may stop. */
export const testAlone = inSimulation.extend<{ server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => {
      const server = await RunningServer.start();
      await use(server);
      await server.remove();
    },
    { timeout: START_LIMIT_MS },
  ],
  baseURL: ({ server }, use) => use(server.origin),
});

/** The same, on a new site on which nobody has an account. */
export const testNew = inSimulation.extend<{ server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => {
      const server = await RunningServer.start(false);
      await use(server);
      await server.remove();
    },
    { timeout: START_LIMIT_MS },
  ],
  baseURL: ({ server }, use) => use(server.origin),
});
