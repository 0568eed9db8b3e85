import { createHmac, timingSafeEqual } from 'node:crypto';
import { APIError } from 'better-auth/api';
import { parseCookies } from 'better-auth/cookies';
import { sql } from 'kysely';
import { isStaff } from '../../../core/access/role';
import {
  type Assurance,
  firstSecondStep,
  NO_SECOND_STEP,
  type SecondStepPolicy,
  type Standing,
  secondStepFromOf,
} from '../../../core/access/second-step';
import type {
  Accounts,
  Caller,
  NewAccount,
  OpenedSession,
  SecondStepDue,
} from '../../../core/account/accounts.port';
import type { Credentials } from '../../../core/account/auth-gateway.port';
import type { FirstAdmin } from '../../../core/account/first-admin.port';
import { idleEndMs } from '../../../core/account/second-factor/session-end';
import { SESSION_SECONDS } from '../../../core/account/session-seconds';
import type { User } from '../../../core/account/user';
import { FIRST_REVISION } from '../../../core/settings/settings';
import { type FailureOf, fail, type Logger, ok, type Result } from '../../../core/shared/result';
import { TaskQueue } from '../../../core/shared/task-queue';
import { isLanguage } from '../../../core/shared/text/language';
import { batched } from '../batched';
import type { Database } from '../database';
import { PostgresFeeds } from '../feeds/postgres-feeds';
import { type PublishChange, publishByNotice } from '../publish-change';
import { changed, queried } from '../queried';
import { addAccount } from './add-account';
import { type AccountSettings, ADDRESS_HEADER, betterAuthOn } from './better-auth';
import { isFirstAdminSecret, newFirstAdminSecret, spendFirstAdminSecrets } from './first-admin-secrets';
import { endOldestSessions } from './postgres-factors';

/** Checking a password takes a tenth of a second and 32 MB: so many are checked at once, and so many may wait. */
const CHECKED_AT_ONCE = 2;
const LONGEST_QUEUE = 40;
/** Minimum time between two updates of a session's last use, in ms. */
const USE_MS = 5 * 60_000;
/** After this time without a use a session is over; the last use may be USE_MS later than the one that was noted. */
const idleEnd = sql`make_interval(secs => case when "user".role in ('admin', 'program_manager')
  then ${(idleEndMs('admin') + USE_MS) / 1000}::float8 else ${(idleEndMs(null) + USE_MS) / 1000}::float8 end)`;

/** Whether a row, which may be missing, holds a passkey or an authenticator. */
const hasFactor = sql<boolean>`(coalesce((second_factor.factors ->> 'authenticator') is not null, false)
  or coalesce(json_array_length(second_factor.factors -> 'passkeys') > 0, false))`;

/** A session with its account. */
interface OpenSession {
  readonly token: string;
  readonly sessionId: string;
  readonly usedAt: Date;
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: string | null;
  readonly image: string | null;
  readonly language: string | null;
  readonly assurance: Assurance;
  readonly confirmedAt: number;
  readonly hasFactor: boolean;
  readonly isEasy: boolean;
  /** What the settings say; null where they say nothing yet. */
  readonly secondStep: SecondStepPolicy['secondStep'] | null;
  readonly secondStepFrom: string | null;
}

/** What a password has to be checked against by us, since it opens no session alone. */
interface SteppedAccount {
  readonly id: string;
  readonly email: string;
  readonly banned: boolean;
  readonly password: string | null;
}

type FirstAdminFailure = FailureOf<'not-found' | 'conflict' | 'validation'>;

/** Accounts, passwords (scrypt) and sessions by better-auth, in the site's own database. None of its own routes is served. */
export class BetterAuthAccounts implements Accounts {
  private readonly auth: ReturnType<typeof betterAuthOn>;
  private readonly checks = new TaskQueue(CHECKED_AT_ONCE);
  private readonly openSession = batched((tokens: readonly string[]) => openSessions(this.database, tokens));

  constructor(
    private readonly database: Database,
    private readonly settings: AccountSettings,
    private readonly logger: Logger,
    private readonly publishChange: PublishChange = publishByNotice,
  ) {
    this.auth = betterAuthOn(database, settings);
  }

  signIn(credentials: Credentials, caller: Caller): ReturnType<Accounts['signIn']> {
    return queried<OpenedSession, FailureOf<'invalid-credentials' | 'too-many'> | SecondStepDue>(
      async () =>
        (await this.checks.runUnlessLong(LONGEST_QUEUE, () => this.check(credentials, caller))) ??
        fail({ code: 'too-many' }),
      this.logger,
    );
  }

  whoIs(cookie: string, isUnattended = false): ReturnType<Accounts['whoIs']> {
    return queried(async () => {
      const session = await this.sessionOf(cookie);
      if (!session) return ok(null);
      if (!isUnattended) await this.noteUse(session.sessionId, session.usedAt);
      return ok({ ...toUser(session), standing: standingOf(session, this.settings.clock.now()) });
    }, this.logger);
  }

  async cookiesOf(token: string): Promise<readonly string[]> {
    const { authCookies, secret } = await this.auth.$context;
    const { name, attributes } = authCookies.sessionToken;
    const signature = createHmac('sha256', secret).update(token).digest('base64');
    const value = encodeURIComponent(`${token}.${signature}`);
    const secure = attributes.secure ? '; Secure' : '';
    return [`${name}=${value}; Max-Age=${SESSION_SECONDS}; Path=/; HttpOnly${secure}; SameSite=Lax`];
  }

  sessionIdOf(cookie: string): ReturnType<Accounts['sessionIdOf']> {
    return queried(async () => ok((await this.sessionOf(cookie))?.sessionId ?? null), this.logger);
  }

  signOut(cookie: string): ReturnType<Accounts['signOut']> {
    return queried(async () => {
      const headers = new Headers({ cookie });
      const session = await this.auth.api.getSession({ headers });
      const ended = await this.auth.api.signOut({ headers, returnHeaders: true });
      if (session) await this.publishChange(this.database, 'session');
      return ok(ended.headers.getSetCookie());
    }, this.logger);
  }

  endSessionsOf(id: string): ReturnType<Accounts['endSessionsOf']> {
    return changed(this.database, this.logger, async (transaction) => {
      await transaction.deleteFrom('session').where('userId', '=', id).execute();
      await new PostgresFeeds(transaction).end(id, this.settings.clock.now());
      return ok(await this.publishChange(transaction, 'session'));
    });
  }

  create(account: NewAccount): ReturnType<Accounts['create']> {
    return queried(async () => {
      const hash = await this.hash(account.password);
      return this.database.transaction().execute((transaction) => addAccount(transaction, account, hash));
    }, this.logger);
  }

  inviteFirstAdmin(): ReturnType<Accounts['inviteFirstAdmin']> {
    return queried(
      async () => ok((await hasActiveAdmin(this.database)) ? null : await newFirstAdminSecret(this.database)),
      this.logger,
    );
  }

  createFirstAdmin(secret: string, admin: FirstAdmin): ReturnType<Accounts['createFirstAdmin']> {
    return changed<void, FirstAdminFailure>(this.database, this.logger, async (transaction) => {
      const isGood = await isFirstAdminSecret(transaction, secret);
      if (!isGood || (await hasActiveAdmin(transaction))) return fail({ code: 'not-found' });
      const hash = await this.hash(admin.password);
      const added = await addAccount(transaction, { ...admin, role: 'admin' }, hash);
      if (!added.ok) return added;
      // Of a database of before nothing changes: there are settings, or there was an admin.
      const settings = JSON.stringify(firstSecondStep(this.settings.clock.now()));
      await transaction
        .insertInto('settings')
        .values({ revision: FIRST_REVISION, saved_at: this.settings.clock.now(), settings })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return ok(await spendFirstAdminSecrets(transaction));
    });
  }

  /**
   * The open session of a cookie and its account; null for a cookie that this site has not signed. The library would do several times
   * the work for it, and every call asks. A session that was opened in the very moment in which its person was deactivated counts for
   * nothing.
   */
  private async sessionOf(cookie: string) {
    const { authCookies, secret } = await this.auth.$context;
    const signed = parseCookies(cookie).get(authCookies.sessionToken.name) ?? '';
    const end = signed.lastIndexOf('.');
    const token = signed.slice(0, Math.max(end, 0));
    if (!token || !isSignature(signed.slice(end + 1), token, secret)) return null;
    return this.openSession(token);
  }

  /** When a session was used last is kept to five minutes, so that not every call writes. */
  private async noteUse(id: string, before: Date): Promise<void> {
    if (this.settings.clock.now() - before.getTime() < USE_MS) return;
    await this.database
      .updateTable('session')
      .set({ updatedAt: sql`current_timestamp` })
      .where('id', '=', id)
      .execute();
  }

  private async hash(password: string): Promise<string> {
    return (await this.auth.$context).password.hash(password);
  }

  private async check(
    { email, password }: Credentials,
    { address, agent }: Caller,
  ): Promise<Result<OpenedSession, FailureOf<'invalid-credentials'> | SecondStepDue>> {
    const stepped = await steppedAccount(this.database, email.trim().toLowerCase());
    if (stepped) return this.checkStepped(stepped, password);
    try {
      const { headers, response } = await this.auth.api.signInEmail({
        body: { email: email.trim().toLowerCase(), password },
        headers: new Headers({ [ADDRESS_HEADER]: address, 'user-agent': agent }),
        returnHeaders: true,
      });
      await this.database
        .deleteFrom('session')
        .where('expiresAt', '<', sql<Date>`current_timestamp`)
        .execute();
      const account = await this.database
        .updateTable('user')
        .set({ lastSignInAt: sql`current_timestamp` })
        .where('id', '=', response.user.id)
        .returning('language')
        .executeTakeFirst();
      await this.database
        .updateTable('session')
        .set({ confirmed_at: this.settings.clock.now() })
        .where('token', '=', response.token)
        .execute();
      await endOldestSessions(this.database, response.user.id);
      await this.noteEasy(response.user.id, response.user.email, password);
      // Not the token, which the library's answer holds too: it belongs in the cookie alone.
      return ok({
        user: toUser({ ...response.user, language: account?.language }),
        cookies: headers.getSetCookie(),
      });
    } catch (error) {
      // Whatever the library says was wrong, the caller learns only that the two do not fit.
      if (!isRefusal(error)) throw error;
      await this.logRefusal(email.trim().toLowerCase());
      return fail({ code: 'invalid-credentials' });
    }
  }

  /** Checks the password of somebody whom it opens no session alone; it takes as long as for everybody. */
  private async checkStepped(
    { id, email, banned, password: hash }: SteppedAccount,
    password: string,
  ): Promise<Result<never, FailureOf<'invalid-credentials'> | SecondStepDue>> {
    const context = await this.auth.$context;
    const isRight = hash !== null && (await context.password.verify({ hash, password }));
    if (isRight && !banned) {
      await this.noteEasy(id, email, password);
      return fail({ code: 'second-factor', personId: id });
    }
    this.logger.warn('A sign-in failed', { person: id });
    return fail({ code: 'invalid-credentials' });
  }

  /** Keeps whether the right password of an account is an easy guess. */
  private async noteEasy(id: string, email: string, password: string): Promise<void> {
    const isEasy = await this.settings.isEasy(password, email);
    await this.database
      .updateTable('account')
      .set({ is_easy: isEasy })
      .where('userId', '=', id)
      .where('is_easy', '!=', isEasy)
      .execute();
  }

  /**
   * Logs a sign-in that failed with the id of the account, where there is one, so that operators see whose password is guessed. What was
   * typed is never logged: it may be the address of a stranger, or a password.
   */
  private async logRefusal(email: string): Promise<void> {
    const account = await this.database
      .selectFrom('user')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst();
    this.logger.warn('A sign-in failed', { person: account?.id ?? null });
  }
}

/** The open session of each token, with its account. */
async function openSessions(
  database: Database,
  tokens: readonly string[],
): Promise<readonly (OpenSession | null)[]> {
  const { rows } = await sql<OpenSession>`
    select session.token, session.id as "sessionId", session."updatedAt" as "usedAt",
      "user".id, "user".email, "user".name, "user".role, "user".image, "user".language,
      session.assurance, session.confirmed_at as "confirmedAt", ${hasFactor} as "hasFactor",
      exists (select from account where account."userId" = "user".id and account.is_easy) as "isEasy",
      (select settings ->> 'secondStep' from settings) as "secondStep",
      (select settings ->> 'secondStepFrom' from settings) as "secondStepFrom"
    from session join "user" on "user".id = session."userId"
      left join second_factor on second_factor."userId" = "user".id
    where session.token = any(${tokens}) and session."expiresAt" > current_timestamp and not "user".banned
      and session."updatedAt" > current_timestamp - ${idleEnd}`.execute(database);
  const sessions = new Map(rows.map((session) => [session.token, session]));
  return tokens.map((token) => sessions.get(token) ?? null);
}

/** The account with this address, if it has a second step, or had one that was reset. */
async function steppedAccount(database: Database, email: string): Promise<SteppedAccount | null> {
  const { rows } = await sql<SteppedAccount>`
    select "user".id, "user".email, "user".banned, account.password from "user"
      join second_factor on second_factor."userId" = "user".id
      left join account on account."userId" = "user".id and account."providerId" = 'credential'
    where "user".email = ${email}
      and (${hasFactor} or (second_factor.factors ->> 'reset') is not null)`.execute(database);
  return rows[0] ?? null;
}

/** What a session opens beside what the role does, at `now` in ms. */
function standingOf(
  { role, assurance, confirmedAt, hasFactor, isEasy, secondStep, secondStepFrom }: OpenSession,
  now: number,
): Standing {
  const policy = {
    secondStep: secondStep ?? NO_SECOND_STEP.secondStep,
    secondStepFrom: secondStepFrom ?? NO_SECOND_STEP.secondStepFrom,
  };
  return {
    assurance,
    secondStepFrom: secondStepFromOf(role ?? '', policy),
    hasFactor,
    confirmedAt,
    ...(isEasy && isStaff(role) && { hasEasyPassword: true }),
    readAt: now,
  };
}

async function hasActiveAdmin(database: Database): Promise<boolean> {
  const admin = await database
    .selectFrom('user')
    .select('id')
    .where('role', '=', 'admin')
    .where('banned', '=', false)
    .where('joinedAt', 'is not', null)
    .executeTakeFirst();
  return admin !== undefined;
}

/** Whether the library has signed a cookie's token so. */
function isSignature(signature: string, token: string, secret: string): boolean {
  const right = createHmac('sha256', secret).update(token).digest('base64');
  // As text: several texts stand for the same bytes, and the library writes one of them.
  const [received, expected] = [Buffer.from(signature), Buffer.from(right)];
  return received.length === expected.length && timingSafeEqual(received, expected);
}

function isRefusal(error: unknown): boolean {
  return error instanceof APIError && error.statusCode >= 400 && error.statusCode < 500;
}

function toUser(user: {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly image?: string | null | undefined;
  readonly role?: string | null | undefined;
  readonly language?: string | null | undefined;
}): User {
  if (!user.role) throw new Error('An account without a role.');
  const { id, email, name, role, image, language } = user;
  return {
    id,
    email,
    name,
    role,
    ...(image && { avatar: image }),
    ...(isLanguage(language) && { language }),
  };
}
