import { betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import { admin } from 'better-auth/plugins';
import { sql } from 'kysely';
import type { Accounts, Caller, NewAccount, OpenedSession } from '../../core/auth/accounts.port';
import type { Credentials } from '../../core/auth/auth-gateway.port';
import type { Role } from '../../core/auth/role';
import type { User } from '../../core/auth/user';
import type { FailureOf } from '../../core/shared/failure';
import type { Logger } from '../../core/shared/logger.port';
import { fail, ok, type Result } from '../../core/shared/result';
import { type Announce, announceByNotice } from './announce';
import type { Database } from './database';
import { queried } from './queried';

/** Seconds that a session lasts without being used. */
const SESSION_SECONDS = 7 * 24 * 60 * 60;
/** The header in which the caller's address is handed to the library; the server writes it itself. */
const ADDRESS_HEADER = 'x-caller-address';

/** What the library has to know of the site. */
export interface AccountSettings {
  /** The origin of the site as people see it. */
  readonly publicUrl: string;
  /** Signs the cookies; at least 32 bytes. */
  readonly secret: string;
}

function configure(database: Database, { publicUrl, secret }: AccountSettings) {
  const isSecure = publicUrl.startsWith('https:');
  return betterAuth({
    baseURL: publicUrl,
    secret,
    database: { db: database, type: 'postgres', transaction: true },
    emailAndPassword: { enabled: true, disableSignUp: true },
    session: { expiresIn: SESSION_SECONDS },
    advanced: {
      useSecureCookies: false,
      cookies: {
        session_token: {
          name: isSecure ? '__Host-session' : 'session',
          attributes: { httpOnly: true, sameSite: 'lax', secure: isSecure, path: '/' },
        },
      },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    // The server has limits of its own, for each address and each account.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    plugins: [admin()],
  });
}

/** Accounts, passwords (scrypt) and sessions by better-auth, in the site's own database. None of its own routes is served. */
export class BetterAuthAccounts implements Accounts {
  private readonly auth: ReturnType<typeof configure>;

  constructor(
    private readonly database: Database,
    settings: AccountSettings,
    private readonly logger: Logger,
    private readonly announce: Announce = announceByNotice,
  ) {
    this.auth = configure(database, settings);
  }

  signIn(
    { email, password }: Credentials,
    { address, agent }: Caller,
  ): Promise<Result<OpenedSession, FailureOf<'invalid-credentials' | 'unavailable'>>> {
    return queried(async () => {
      try {
        const { headers, response } = await this.auth.api.signInEmail({
          body: { email: email.trim().toLowerCase(), password },
          headers: new Headers({ [ADDRESS_HEADER]: address, 'user-agent': agent }),
          returnHeaders: true,
        });
        return ok({ user: toUser(response.user), cookies: headers.getSetCookie() });
      } catch (error) {
        // Whatever the library says was wrong, the caller learns only that the two do not fit.
        if (isRefusal(error)) return fail({ code: 'invalid-credentials' });
        throw error;
      }
    }, this.logger);
  }

  whoIs(cookie: string): Promise<Result<User | null, FailureOf<'unavailable'>>> {
    return queried(async () => {
      const found = await this.auth.api.getSession({ headers: new Headers({ cookie }) });
      return ok(found && toUser(found.user));
    }, this.logger);
  }

  signOut(cookie: string): Promise<Result<readonly string[], FailureOf<'unavailable'>>> {
    return queried(async () => {
      const { headers } = await this.auth.api.signOut({
        headers: new Headers({ cookie }),
        returnHeaders: true,
      });
      await this.announce(this.database, 'session');
      return ok(headers.getSetCookie());
    }, this.logger);
  }

  endSessionsOf(id: string): Promise<Result<void, FailureOf<'unavailable'>>> {
    return queried(
      () => this.database.transaction().execute(async (database) => ok(await this.endSessions(database, id))),
      this.logger,
    );
  }

  create({
    email,
    name,
    role,
    password,
  }: NewAccount): Promise<Result<User, FailureOf<'conflict' | 'unavailable'>>> {
    return queried(async () => {
      try {
        const body = { email: email.trim().toLowerCase(), name, role: role as 'admin', password };
        const { user } = await this.auth.api.createUser({ body });
        return ok(toUser(user));
      } catch (error) {
        if (isRefusal(error)) return fail({ code: 'conflict' });
        throw error;
      }
    }, this.logger);
  }

  changeRole(id: string, role: Role): Promise<Result<void, FailureOf<'not-found' | 'unavailable'>>> {
    return this.change(id, { role });
  }

  setActive(id: string, isActive: boolean): Promise<Result<void, FailureOf<'not-found' | 'unavailable'>>> {
    return this.change(id, { banned: !isActive });
  }

  count(role: Role): Promise<Result<number, FailureOf<'unavailable'>>> {
    return queried(async () => {
      const { count } = await this.database
        .selectFrom('user')
        .select((build) => build.fn.countAll<number>().as('count'))
        .where('role', '=', role)
        .where('banned', '=', false)
        .executeTakeFirstOrThrow();
      return ok(count);
    }, this.logger);
  }

  /** What a person may do has changed: their sessions end, so that nobody goes on with what they had. */
  private change(
    id: string,
    change: { readonly role: Role } | { readonly banned: boolean },
  ): Promise<Result<void, FailureOf<'not-found' | 'unavailable'>>> {
    return queried(
      () =>
        this.database.transaction().execute(async (database) => {
          const { numUpdatedRows } = await database
            .updateTable('user')
            .set({ ...change, updatedAt: sql`current_timestamp` })
            .where('id', '=', id)
            .executeTakeFirst();
          if (numUpdatedRows === 0n) return fail({ code: 'not-found' });
          return ok(await this.endSessions(database, id));
        }),
      this.logger,
    );
  }

  private async endSessions(transaction: Database, id: string): Promise<void> {
    await transaction.deleteFrom('session').where('userId', '=', id).execute();
    await this.announce(transaction, 'session');
  }
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
