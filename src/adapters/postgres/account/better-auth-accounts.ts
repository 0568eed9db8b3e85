import { APIError } from 'better-auth/api';
import { sql } from 'kysely';
import type { Accounts, Caller, NewAccount, OpenedSession } from '../../../core/account/accounts.port';
import type { Credentials } from '../../../core/account/auth-gateway.port';
import type { FirstAdmin } from '../../../core/account/first-admin/first-admin';
import type { User } from '../../../core/account/user';
import { type FailureOf, fail, type Logger, ok, type Result } from '../../../core/shared/result';
import { TaskQueue } from '../../../core/shared/task-queue';
import { type Announce, announceByNotice } from '../announce';
import type { Database } from '../database';
import { queried } from '../queried';
import { addAccount } from './add-account';
import { type AccountSettings, ADDRESS_HEADER, betterAuthOn } from './better-auth';
import { endSessions } from './end-sessions';
import { isFirstAdminSecret, newFirstAdminSecret, spendFirstAdminSecrets } from './first-admin-secrets';

/** Checking a password takes a tenth of a second and 32 MB: so many are checked at once, and so many may wait. */
const CHECKED_AT_ONCE = 2;
const LONGEST_QUEUE = 40;
/** Minimum time between two updates of a session's last use, in ms. */
const USE_MS = 5 * 60_000;

type FirstAdminFailure = FailureOf<'not-found' | 'conflict' | 'validation'>;

/** Accounts, passwords (scrypt) and sessions by better-auth, in the site's own database. None of its own routes is served. */
export class BetterAuthAccounts implements Accounts {
  private readonly auth: ReturnType<typeof betterAuthOn>;
  private readonly checks = new TaskQueue(CHECKED_AT_ONCE);

  constructor(
    private readonly database: Database,
    private readonly settings: AccountSettings,
    private readonly logger: Logger,
    private readonly announce: Announce = announceByNotice,
  ) {
    this.auth = betterAuthOn(database, settings);
  }

  signIn(
    credentials: Credentials,
    caller: Caller,
  ): Promise<Result<OpenedSession, FailureOf<'invalid-credentials' | 'too-many' | 'unavailable'>>> {
    return queried<OpenedSession, FailureOf<'invalid-credentials' | 'too-many'>>(
      async () =>
        (await this.checks.runUnlessLong(LONGEST_QUEUE, () => this.check(credentials, caller))) ??
        fail({ code: 'too-many' }),
      this.logger,
    );
  }

  whoIs(cookie: string): Promise<Result<User | null, FailureOf<'unavailable'>>> {
    return queried(async () => {
      const found = await this.auth.api.getSession({ headers: new Headers({ cookie }) });
      if (found) await this.noteUse(found.session.id, found.session.updatedAt);
      // A session that was opened in the very moment in which its person was deactivated counts for nothing.
      return ok(found && !found.user.banned ? toUser(found.user) : null);
    }, this.logger);
  }

  sessionIdOf(cookie: string): Promise<Result<string | null, FailureOf<'unavailable'>>> {
    return queried(async () => {
      const found = await this.auth.api.getSession({ headers: new Headers({ cookie }) });
      return ok(found && !found.user.banned ? found.session.id : null);
    }, this.logger);
  }

  signOut(cookie: string): Promise<Result<readonly string[], FailureOf<'unavailable'>>> {
    return queried(async () => {
      const headers = new Headers({ cookie });
      const found = await this.auth.api.getSession({ headers });
      const ended = await this.auth.api.signOut({ headers, returnHeaders: true });
      if (found) await this.announce(this.database, 'session');
      return ok(ended.headers.getSetCookie());
    }, this.logger);
  }

  endSessionsOf(id: string): Promise<Result<void, FailureOf<'unavailable'>>> {
    return queried(
      () =>
        this.database
          .transaction()
          .execute(async (database) => ok(await endSessions(database, id, this.announce))),
      this.logger,
    );
  }

  create(account: NewAccount): Promise<Result<User, FailureOf<'conflict' | 'validation' | 'unavailable'>>> {
    return queried(async () => {
      const hash = await this.hash(account.password);
      return this.database.transaction().execute((database) => addAccount(database, account, hash));
    }, this.logger);
  }

  inviteFirstAdmin(): Promise<Result<string | null, FailureOf<'unavailable'>>> {
    return queried(
      async () => ok((await hasActiveAdmin(this.database)) ? null : await newFirstAdminSecret(this.database)),
      this.logger,
    );
  }

  createFirstAdmin(
    secret: string,
    admin: FirstAdmin,
  ): Promise<Result<void, FirstAdminFailure | FailureOf<'unavailable'>>> {
    return queried(
      () =>
        this.database.transaction().execute(async (database): Promise<Result<void, FirstAdminFailure>> => {
          const isGood = await isFirstAdminSecret(database, secret);
          if (!isGood || (await hasActiveAdmin(database))) return fail({ code: 'not-found' });
          const account = { ...admin, role: 'admin' as const };
          const added = await addAccount(database, account, await this.hash(admin.password));
          if (!added.ok) return added;
          await spendFirstAdminSecrets(database);
          return ok(undefined);
        }),
      this.logger,
    );
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
  ): Promise<Result<OpenedSession, FailureOf<'invalid-credentials'>>> {
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
      await this.database
        .updateTable('user')
        .set({ lastSignInAt: sql`current_timestamp` })
        .where('id', '=', response.user.id)
        .execute();
      // Not the token, which the library's answer holds too: it belongs in the cookie alone.
      return ok({ user: toUser(response.user), cookies: headers.getSetCookie() });
    } catch (error) {
      // Whatever the library says was wrong, the caller learns only that the two do not fit.
      if (isRefusal(error)) return fail({ code: 'invalid-credentials' });
      throw error;
    }
  }
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

function isRefusal(error: unknown): boolean {
  return error instanceof APIError && error.statusCode >= 400 && error.statusCode < 500;
}

function toUser(user: {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly image?: string | null | undefined;
  readonly role?: string | null | undefined;
}): User {
  if (!user.role) throw new Error('An account without a role.');
  const { id, email, name, role, image } = user;
  return { id, email, name, role, ...(image && { avatar: image }) };
}
