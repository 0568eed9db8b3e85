import { expect } from 'vitest';
import type { Database } from '../../src/adapters/postgres/database';
import { JsonLineLogger } from '../../src/adapters/system/json-line-logger';
import type { Accounts } from '../../src/core/account/accounts.port';
import { ok } from '../../src/core/shared/result';
import { noLimits } from './limiter-of';
import { SAMPLE_BODIES, type ServerRoute, serverRoutes, WITHOUT_JSON } from './server-routes';
import { TestServer } from './test-server';

const CALLER = { address: '', agent: '' };

/** The origin of a test server's site. */
export const ORIGIN = 'http://localhost:4173';

/** What must never be in a log or in an answer to somebody else. */
export const PLANTED = {
  password: 'planted-password-7391',
  email: 'planted-person-7391@fsr.example',
  text: 'planted-text-7391',
  query: 'planted-query-7391',
};

/** What a request has beside a route; the rest is as a page of ours would send it. */
interface Call {
  readonly body?: BodyInit | null;
  readonly headers?: Record<string, string>;
  readonly method?: string;
  readonly address?: string;
}

/**
 * A server in which an admin is signed in who asks for anything; nothing is held up, and the session is never ended. Thousands
 * of calls come with the one session, which is looked up in the database once; any other cookie is looked up each time.
 */
export class FuzzedServer {
  readonly server: TestServer;
  readonly routes: readonly ServerRoute[];
  /** Those that write, and those of them that take JSON. */
  readonly writes: readonly ServerRoute[];
  readonly takeJson: readonly ServerRoute[];
  /** The admin's session. */
  cookie = '';
  private readonly accounts: Accounts;
  private admin: ReturnType<Accounts['whoIs']> | undefined;

  constructor(database: Database) {
    const { accounts } = new TestServer(database).ports;
    this.accounts = accounts;
    this.server = new TestServer(database, {
      limiter: noLimits,
      accounts: Object.assign(Object.create(accounts), {
        whoIs: (cookie: string) => (cookie === this.cookie && this.admin) || accounts.whoIs(cookie),
        signOut: async () => ok([]),
        endSessionsOf: async () => ok(undefined),
      }),
    });
    this.routes = serverRoutes(this.server.app);
    this.writes = this.routes.filter(({ method }) => method !== 'GET');
    this.takeJson = this.writes.filter((route) => !WITHOUT_JSON.includes(nameOf(route)));
  }

  async signIn(): Promise<void> {
    const { accounts } = this;
    const credentials = { email: PLANTED.email, password: PLANTED.password };
    await accounts.create({ ...credentials, name: 'Avery', role: 'admin' });
    const opened = await accounts.signIn(credentials, CALLER);
    this.cookie = (opened.ok && opened.value.cookies[0]?.split(';')[0]) || '';
    this.admin = accounts.whoIs(this.cookie);
  }

  /** Whether the admin's session is still in the database. */
  async isSignedIn(): Promise<boolean> {
    const who = await this.accounts.whoIs(this.cookie);
    return who.ok && who.value !== null;
  }

  async send(
    route: ServerRoute,
    { body, headers, method = route.method, address = route.address + route.signs }: Call,
  ): Promise<{ status: number; headers: Headers; text: string }> {
    const response = await this.server.request(address, {
      method,
      headers: { Cookie: this.cookie, Origin: ORIGIN, 'Content-Type': 'application/json', ...headers },
      ...(body !== undefined && method !== 'GET' && { body, duplex: 'half' }),
    } as RequestInit);
    const isStream = response.headers.get('content-type') === 'text/event-stream';
    if (isStream) await response.body?.cancel();
    const text = isStream ? '' : await response.text();
    return { status: response.status, headers: response.headers, text };
  }
}

/** What a server has written into its log. */
export function logOf({ logger, time }: TestServer): string {
  const lines: string[] = [];
  const written = new JsonLineLogger((line) => lines.push(line), time);
  for (const { level, message, detail } of logger.entries) written[level](message, detail);
  return lines.join('');
}

/** Expects of everything that was logged that it holds nothing of what was sent, and nothing that opens a session. */
export function expectNoSecrets({ server, cookie }: FuzzedServer): void {
  const log = logOf(server);
  expect(log.length).toBeGreaterThan(10_000);
  for (const secret of [
    ...Object.values(PLANTED),
    cookie,
    cookie.slice('session='.length, 30),
    'walk a mile',
    '@fsr.example',
  ])
    expect(log).not.toContain(secret);
}

/** Method and pattern. */
export function nameOf({ method, path }: ServerRoute): string {
  return `${method} ${path}`;
}

/** The valid body of a route, with some fields changed. */
export function json(route: ServerRoute, changed: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify({ ...SAMPLE_BODIES[nameOf(route)], ...changed });
}

/** A refusal is one code and nothing of how the server is made. */
export function expectPlain(text: string): void {
  expect(JSON.parse(text)).toEqual(expect.objectContaining({ code: expect.stringMatching(/^[a-z-]+$/) }));
  expect(text).not.toMatch(/\bat \S+:\d+|node_modules|\/src\/|\.ts\b|select |insert |valibot|postgres|hono/i);
}
