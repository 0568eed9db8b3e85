import { ContainerModule } from 'inversify';
import { sql } from 'kysely';
import type { Fetch } from '../../src/adapters/http/http-calls';
import type { Database } from '../../src/adapters/postgres/database';
import { publishByNotice } from '../../src/adapters/postgres/publish-change';
import { serverContainer, serverPorts } from '../../src/composition/server/assemble-server';
import { type Job, serverTokens as tokens } from '../../src/composition/server/server-tokens';
import { everyProvided } from '../../src/composition/shared/container';
import { bindValue } from '../../src/composition/shared/token';
import type { Role } from '../../src/core/access/role';
import type { Credentials } from '../../src/core/account/auth-gateway.port';
import type { User } from '../../src/core/account/user';
import type { Api, PortOf } from '../../src/core/api/api';
import { ok } from '../../src/core/shared/result';
import { createServerApp } from '../../src/server/create-server-app';
import type { ServerPorts } from '../../src/server/server-ports';
import { FakeTime } from './fake-time';
import { InMemoryChanges } from './in-memory/in-memory-changes';
import { RecordingLogger } from './recording-logger';
import { requestTo } from './request-to';

const ORIGIN = 'http://localhost:4173';

/** What a sign-in leaves behind: rows as JSON by table, and cookies. */
interface SignedIn {
  readonly user: User;
  readonly rows: readonly (readonly [table: string, rows: string])[];
  readonly cookies: ReadonlyMap<string, string>;
}

/** A password is hashed slowly on purpose: who has signed in once in a file is signed in from then on without it. */
const signedInBefore = new Map<string, SignedIn>();
/** The tables of accounts, with the column that says whose a row is. */
const SIGN_IN_TABLES = [
  ['user', 'id'],
  ['account', 'userId'],
  ['session', 'userId'],
] as const;

/** The server with all its adapters on a database, called without sockets. */
export class TestServer {
  readonly time = new FakeTime();
  readonly logger = new RecordingLogger();
  readonly changes = new InMemoryChanges();
  readonly stopping = new AbortController();
  readonly ports: ServerPorts;
  private readonly container: ReturnType<typeof serverContainer>;
  /** Lets the site's pages fail from now on. */
  isRenderingBroken = false;
  readonly app: ReturnType<typeof createServerApp>;

  constructor(
    private readonly database: Database,
    replaced: Partial<ServerPorts> = {},
    addressOf: () => string = () => '127.0.0.1',
  ) {
    const { time, logger, changes } = this;
    const environment = new ContainerModule((options) => {
      bindValue(options, tokens.clock, time);
      bindValue(options, tokens.scheduler, time);
      bindValue(options, tokens.logger, logger);
      bindValue(options, tokens.ids, { next: () => crypto.randomUUID() });
      bindValue(options, tokens.publicUrl, ORIGIN);
      bindValue(options, tokens.secret, 'x'.repeat(32));
      bindValue(options, tokens.factorKey, new Uint8Array(32).fill(7));
      bindValue(options, tokens.database, database);
      bindValue(options, tokens.publishChange, publishByNotice);
      // Nothing is kept from one call to the next: tests change the database behind the server's back.
      bindValue(options, tokens.changes, Object.assign(changes, { isPrompt: false }));
      bindValue(options, tokens.mailer, { send: async () => ok(undefined) });
      bindValue(options, tokens.pages, {
        replace: async () => {
          if (this.isRenderingBroken) throw new Error('a section is broken');
        },
      });
      bindValue(options, tokens.site, { find: () => null });
      bindValue(options, tokens.readiness, { isReady: async () => true });
    });
    this.container = serverContainer(environment);
    this.ports = { ...serverPorts(this.container), ...replaced };
    this.app = createServerApp(this.ports, {
      origin: ORIGIN,
      headers: { 'X-Content-Type-Options': 'nosniff' },
      stopping: this.stopping.signal,
      addressOf,
    });
  }

  /** What would run beside the answers; no test server starts it. */
  get jobs(): readonly Job[] {
    return everyProvided(this.container, tokens.job);
  }

  /** The service of an area with an API, for this person. */
  service<A extends Api>(api: A, actor: Pick<User, 'id' | 'name'>): PortOf<A> {
    const area = this.ports.apis.find((mounted) => mounted.api === api);
    if (!area) throw new Error(`The server has no area '${api.area}'.`);
    return area.serviceFor({ role: 'admin', email: '', ...actor }, '') as unknown as PortOf<A>;
  }

  /** A browser of its own: it keeps cookies and names the site's origin in writes, as browsers do. */
  browser(cookies = new Map<string, string>()): Fetch {
    return async (address, request) => {
      const headers = new Headers(request.headers);
      if (cookies.size > 0)
        headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
      if (request.method !== 'GET') headers.set('origin', ORIGIN);
      const response = await Promise.race([
        requestTo(this.app, address, { ...request, headers }),
        whenAborted(request.signal),
      ]);
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        if (value === '') cookies.delete(name);
        else cookies.set(name, value);
      }
      return response;
    };
  }

  /** Sends a request as it is. */
  request(address: string, request?: RequestInit): Promise<Response> {
    return requestTo(this.app, address, request);
  }

  /** An account with this role, and what it signs in with. */
  async account(
    role: Role,
    email = `${role}@fsr.example`,
  ): Promise<{ user: User; credentials: Credentials }> {
    const password = 'a password for tests';
    const created = await this.ports.accounts.create({ email, name: `Sample ${role}`, role, password });
    if (!created.ok) throw new Error(created.failure.code);
    return { user: created.value, credentials: { email, password } };
  }

  /** A browser in which somebody with this role is signed in. */
  async signedIn(role: Role, email?: string): Promise<Fetch> {
    return (await this.signedInAs(role, email)).fetch;
  }

  /** The same, and who it is. */
  async signedInAs(
    role: Role,
    email = `${role}@fsr.example`,
  ): Promise<{ readonly fetch: Fetch; readonly user: User }> {
    const before = signedInBefore.get(`${role} ${email}`);
    if (before) {
      for (const [table, rows] of before.rows)
        await sql`insert into ${sql.table(table)}
          select * from json_populate_recordset(null::${sql.table(table)}, ${rows})`.execute(this.database);
      return { fetch: this.browser(new Map(before.cookies)), user: before.user };
    }
    const { user, credentials } = await this.account(role, email);
    const cookies = new Map<string, string>();
    const fetch = this.browser(cookies);
    const response = await fetch('/api/session', {
      method: 'POST',
      body: JSON.stringify(credentials),
      headers: { 'Content-Type': 'application/json' },
    });
    if (!response.ok) throw new Error(`not signed in: ${response.status}`);
    const rows = await Promise.all(SIGN_IN_TABLES.map((table) => this.rowsOf(user.id, table)));
    signedInBefore.set(`${role} ${email}`, { user, rows, cookies: new Map(cookies) });
    return { fetch, user };
  }

  private async rowsOf(userId: string, [table, key]: (typeof SIGN_IN_TABLES)[number]) {
    const { rows } = await sql<{ found: string }>`
      select json_agg(t)::text as found from ${sql.table(table)} as t where ${sql.ref(key)} = ${userId}
    `.execute(this.database);
    return [table, rows[0]?.found ?? '[]'] as const;
  }
}

/** Browsers give up a request when its signal says so; the app itself does not look at it. */
export function whenAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
