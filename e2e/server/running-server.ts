import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { Client } from 'pg';
import {
  openEmbedded,
  openPostgres,
  startEmbedded,
} from '../../src/adapters/postgres/connection/open-database';
import type { Database } from '../../src/adapters/postgres/database';
import { linkIn, type MailServer, startMailServer } from '../../tests/support/mail-server';
import { expect, test as inSimulation } from '../fixtures';
import { FOLDER_OF_RUN, POSTGRES_OF_RUN } from '../start-postgres';

/** The built server as its own process, on a database of its own. */
export class RunningServer {
  private program: ChildProcess | null = null;
  private written = '';

  private constructor(
    readonly origin: string,
    private readonly data: ServerData,
    private readonly environment: NodeJS.ProcessEnv,
  ) {}

  /** Resolves when the server answers. Without samples nobody has an account. */
  static async start(
    hasSamples = true,
    configuration: Readonly<Record<string, string>> = {},
  ): Promise<RunningServer> {
    return RunningServer.startOn(
      hasSamples ? await newSamples(POSTGRES) : await newData(),
      hasSamples,
      configuration,
    );
  }

  /** The same on data that is there; `configuration` are more of its variables. */
  static async startOn(
    data: ServerData,
    hasSamples: boolean,
    configuration: Readonly<Record<string, string>> = {},
  ): Promise<RunningServer> {
    const port = await freePort();
    const environment = {
      PATH: process.env.PATH,
      PORT: `${port}`,
      ...(data.url ? { DATABASE_URL: data.url, SECRET, FACTOR_KEY } : { DATA_DIR: data.folder }),
      SAMPLE: hasSamples ? '1' : '',
      GRACE_SECONDS: '0',
      ...configuration,
    };
    const server = new RunningServer(`http://localhost:${port}`, data, environment);
    await server.startAgain();
    return server;
  }

  /** What it has written to stdout and stderr since it was started. */
  said = (): string => this.written;

  /** Starts the server where it was, on its data. Resolves when it answers. */
  async startAgain(): Promise<void> {
    this.written = '';
    const program = spawn(process.execPath, ['dist-server/start-server.js'], {
      env: this.environment,
      // What it logs for each request is read by nobody, and an unread pipe would fill up.
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.program = program;
    program.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.written += text;
    });
    await untilItAnswers(program, this.said);
  }

  /** Stops the server, and answers what visitors handed in, as its database has it. */
  async handedIn(): Promise<Record<'messages' | 'gifts' | 'pickups', unknown[]>> {
    await this.stop();
    const database = await open(this.data);
    const rowsOf = async (table: string) =>
      (await sql.raw<object>(`select * from ${table}`).execute(database)).rows;
    const handedIn = {
      messages: await rowsOf('contact_message'),
      gifts: await rowsOf("gift where origin = 'form' and id not like 'sample-%'"),
      pickups: await rowsOf("pickup_request where revision <> 'sample'"),
    };
    await database.destroy();
    return handedIn;
  }

  /** Stops the server and removes its folder; databases go with the PostgreSQL of the run. */
  async remove(): Promise<void> {
    await this.stop();
    if (this.data.folder) rmSync(this.data.folder, { recursive: true });
  }

  async stop(): Promise<void> {
    const { program } = this;
    if (!program || program.exitCode !== null) return;
    const ended = new Promise((resolve) => program.once('exit', resolve));
    program.kill('SIGTERM');
    await ended;
  }
}

/** Where a server keeps its data: in a database of the run's PostgreSQL, or in a folder. */
type ServerData =
  | { readonly url: string; readonly folder?: never }
  | { readonly folder: string; readonly url?: never };

const SECRET = 'a secret for tests, of 32 bytes or more';
/** 32 bytes; the embedded database makes a key of its own. */
const FACTOR_KEY = Buffer.alloc(32, 7).toString('base64');
/**
 * The PostgreSQL of the run, on which a server starts in less than half the time. With all tests, and where there is none,
 * servers keep their data in folders.
 */
const POSTGRES = process.env.E2E_ALL === '1' ? undefined : process.env[POSTGRES_OF_RUN];
/** The database whose copies have the samples. */
const SAMPLES = 'samples';

async function newData(): Promise<ServerData> {
  return POSTGRES ? { url: await newDatabase(POSTGRES) } : { folder: newFolder() };
}

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'site-server-'));
}

/** A database on this PostgreSQL, without tables or as a copy of another one. */
async function newDatabase(
  postgres: string,
  { name = `site_${randomUUID().replaceAll('-', '')}`, copies = 'template1' } = {},
): Promise<string> {
  const client = new Client({ connectionString: postgres });
  await client.connect();
  await client.query(`create database ${name} template ${copies}`);
  await client.end();
  const address = new URL(postgres);
  address.pathname = `/${name}`;
  return address.href;
}

/** The database of a server that has stopped. */
async function open({ url, folder }: ServerData): Promise<Database> {
  return url
    ? openPostgres(url, { warn: () => {} })
    : openEmbedded(await startEmbedded(join(folder ?? '', 'database')));
}

/**
 * Data of its own, with the samples, on this PostgreSQL or in a folder. Making them takes three times as long as starting on
 * them, so the first worker that needs them makes them for all of the run.
 */
export async function newSamples(postgres: string | undefined): Promise<ServerData> {
  const folder = join(process.env[FOLDER_OF_RUN] ?? '', postgres ? 'samples-in-postgres' : 'samples');
  const isReady = `${folder}-are-ready`;
  try {
    mkdirSync(folder);
    const made = postgres ? { url: await newDatabase(postgres, { name: SAMPLES }) } : { folder };
    const server = await RunningServer.startOn(made, true);
    await server.stop();
    writeFileSync(isReady, '');
  } catch (error) {
    if (Object(error).code !== 'EEXIST') throw error;
    // Another worker makes it; should it fail, the limit of the fixture ends the waiting.
    while (!existsSync(isReady)) await wait(50);
  }
  if (postgres) return { url: await newDatabase(postgres, { copies: SAMPLES }) };
  const copy = newFolder();
  cpSync(folder, copy, { recursive: true });
  return { folder: copy };
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
