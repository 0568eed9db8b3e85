import { sql } from 'kysely';
import { ListedCommonPasswords } from '../../src/adapters/common-passwords/listed-common-passwords';
import type { Fetch } from '../../src/adapters/http/http-calls';
import { BetterAuthAccounts } from '../../src/adapters/postgres/account/better-auth-accounts';
import { PostgresAccountLinks } from '../../src/adapters/postgres/account/postgres-account-links';
import { PostgresOwnAccount } from '../../src/adapters/postgres/account/postgres-own-account';
import { PostgresCampaignGateway } from '../../src/adapters/postgres/campaigns/postgres-campaign-gateway';
import { PostgresContentStore } from '../../src/adapters/postgres/content/postgres-content-store';
import { PostgresImageLibrary } from '../../src/adapters/postgres/content/postgres-image-library';
import type { Database } from '../../src/adapters/postgres/database';
import { PostgresDonationGateway } from '../../src/adapters/postgres/gifts/postgres-donation-gateway';
import { PostgresOutbox } from '../../src/adapters/postgres/mail/postgres-outbox';
import { PostgresContactGateway } from '../../src/adapters/postgres/messages/postgres-contact-gateway';
import { PostgresInbox } from '../../src/adapters/postgres/messages/postgres-inbox';
import { PostgresPeopleGateway } from '../../src/adapters/postgres/people/postgres-people-gateway';
import { PostgresRateLimiter } from '../../src/adapters/postgres/postgres-rate-limiter';
import { PostgresPersonalData } from '../../src/adapters/postgres/privacy/postgres-personal-data';
import { PostgresOwnReceipts } from '../../src/adapters/postgres/receipts/postgres-own-receipts';
import { PostgresReceiptBook } from '../../src/adapters/postgres/receipts/postgres-receipt-book';
import type { Credentials } from '../../src/core/account/auth-gateway.port';
import type { Role } from '../../src/core/account/role';
import type { User } from '../../src/core/account/user';
import { AuditService } from '../../src/core/audit/audit.service';
import { DEFAULT_CONTENT } from '../../src/core/content/default-content';
import { GiftBookService } from '../../src/core/gifts/gift-book.service';
import { OwnGivingService } from '../../src/core/gifts/own/own-giving.service';
import { PickupsService } from '../../src/core/pickups/pickups.service';
import { SettingsService } from '../../src/core/settings/settings.service';
import { ok } from '../../src/core/shared/result';
import { KeptContent } from '../../src/server/content/kept-content';
import { Publisher } from '../../src/server/content/publisher';
import { createServerApp, type ServerPorts } from '../../src/server/create-server-app';
import { mailsOf } from '../../src/server/mail/mails';
import { FakeTime } from './fake-time';
import { InMemoryChanges } from './in-memory/in-memory-changes';
import { postgresUnit } from './postgres-unit';
import { RecordingLogger } from './recording-logger';

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
  /** Lets the site's pages fail from now on. */
  isRenderingBroken = false;
  readonly app: ReturnType<typeof createServerApp>;

  constructor(
    private readonly database: Database,
    replaced: Partial<ServerPorts> = {},
    addressOf: () => string = () => '127.0.0.1',
  ) {
    const { time, logger } = this;
    const mails = mailsOf(ORIGIN);
    const ids = { next: () => crypto.randomUUID() };
    const unit = postgresUnit(database, { time, ids, logger });
    const campaigns = new PostgresCampaignGateway(database, time, ids, logger);
    const contentStore = new PostgresContentStore(database, DEFAULT_CONTENT, time, ids, logger);
    const accountLinks = new PostgresAccountLinks(database, {
      ...{ clock: time, ids, logger, publicUrl: ORIGIN, mails: mailsOf(ORIGIN) },
    });
    this.ports = {
      accountLinks,
      commonPasswords: new ListedCommonPasswords(),
      accounts: new BetterAuthAccounts(
        database,
        { publicUrl: ORIGIN, secret: 'x'.repeat(32), clock: time },
        logger,
      ),
      campaignGateway: campaigns,
      contactGateway: new PostgresContactGateway(database, time, ids, logger, mails),
      contentStore,
      giftBookFor: (actor) => new GiftBookService(unit, actor, time),
      donationGateway: new PostgresDonationGateway(database, time, ids, logger, mails),
      imageLibrary: new PostgresImageLibrary(database, crypto.subtle, time, logger),
      inbox: new PostgresInbox(database, ids, logger),
      limiter: new PostgresRateLimiter(database, time, logger, 'x'.repeat(32)),
      pickupsFor: (actor) => new PickupsService(unit, actor, mails),
      ownAccount: (user, sessionId) =>
        new PostgresOwnAccount(database, user, sessionId, {
          clock: time,
          ids,
          logger,
          subtle: crypto.subtle,
        }),
      ownGivingFor: (user) => new OwnGivingService(unit, user, campaigns, time),
      ownReceiptsFor: ({ id, email }) => new PostgresOwnReceipts(database, { personId: id, email }, logger),
      receiptsFor: (actor) =>
        new PostgresReceiptBook(database, actor, { clock: time, ids, logger, mails, sends: true }),
      auditLog: new AuditService(unit),
      personalDataFor: (actor) => new PostgresPersonalData(database, actor, { clock: time, ids, logger }),
      peopleFor: (actor) =>
        new PostgresPeopleGateway(database, actor, {
          clock: time,
          ids,
          logger,
          sendInvitation: (transaction, person) => accountLinks.sendInvitation(transaction, person),
        }),
      changes: this.changes,
      scheduler: time,
      keptContent: new KeptContent(contentStore),
      publication: new Publisher({
        contentStore,
        campaigns: { listActive: async () => ok([]) },
        imageLibrary: { read: async () => ok(null) },
        changes: this.changes,
        clock: time,
        scheduler: time,
        logger,
        pages: {
          replace: async () => {
            if (this.isRenderingBroken) throw new Error('a section is broken');
          },
        },
        defaults: DEFAULT_CONTENT,
      }),
      outbox: new PostgresOutbox(database, true, time, logger),
      settingsFor: (actor) => new SettingsService(unit, actor),
      readiness: { isReady: async () => true },
      site: { find: () => null },
      clock: time,
      ids,
      logger,
      ...replaced,
    };
    this.app = createServerApp(this.ports, {
      origin: ORIGIN,
      headers: { 'X-Content-Type-Options': 'nosniff' },
      stopping: this.stopping.signal,
      addressOf,
    });
  }

  /** A browser of its own: it keeps cookies and names the site's origin in writes, as browsers do. */
  browser(cookies = new Map<string, string>()): Fetch {
    return async (address, request) => {
      const headers = new Headers(request.headers);
      if (cookies.size > 0)
        headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
      if (request.method !== 'GET') headers.set('origin', ORIGIN);
      const response = await Promise.race([
        this.app.request(address, { ...request, headers }),
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
  request(address: string, request?: RequestInit): Response | Promise<Response> {
    return this.app.request(address, request);
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
function whenAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
