import type { Role } from '../access/role';
import type { Standing } from '../access/second-step';
import type { FailureOf, Result } from '../shared/result';
import type { Credentials } from './auth-gateway.port';
import type { FirstAdminGateway } from './first-admin.port';
import type { User } from './user';

/** Where a request comes from, as the list of a person's sessions shows it. */
export interface Caller {
  /** Network address. */
  readonly address: string;
  /** What the browser calls itself. */
  readonly agent: string;
}

/** A session that was opened, with the cookies that carry it (values of Set-Cookie). */
export interface OpenedSession {
  readonly user: User;
  readonly cookies: readonly string[];
}

/** The password was right, and its person has a second step, or had one that was reset. */
export interface SecondStepDue {
  readonly code: 'second-factor';
  readonly personId: string;
}

/** A new account. */
export interface NewAccount {
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly password: string;
}

/** Keeps people's accounts and sessions on a server. A session travels in a cookie that scripts cannot read. */
export interface Accounts {
  /**
   * Opens a session for 7 days. The failure does not say which part was wrong, nor whether there is such an account, and
   * takes as long either way. 'too-many' while more people sign in than the computer can check. 'second-factor' where the password
   * was right and opens nothing alone.
   */
  signIn(
    credentials: Credentials,
    caller: Caller,
  ): Promise<
    Result<OpenedSession, FailureOf<'invalid-credentials' | 'too-many' | 'unavailable'> | SecondStepDue>
  >;
  /**
   * Who a request's Cookie header stands for, or null for nobody. A call that its person made counts as a use of the session, which ends
   * without one (idleEndMs); `isUnattended` says that a page made it by itself.
   */
  whoIs(
    cookie: string,
    isUnattended?: boolean,
  ): Promise<Result<(User & { readonly standing: Standing }) | null, FailureOf<'unavailable'>>>;
  /** The cookies that carry a session with this token. */
  cookiesOf(token: string): Promise<readonly string[]>;
  /** The id of the session that a request's Cookie header opens; null for none. */
  sessionIdOf(cookie: string): Promise<Result<string | null, FailureOf<'unavailable'>>>;
  /** Ends the request's session; answers the cookies that make the browser forget it. */
  signOut(cookie: string): Promise<Result<readonly string[], FailureOf<'unavailable'>>>;
  /** Ends every session of a person and their calendar address, at once. */
  endSessionsOf(id: string): Promise<Result<void, FailureOf<'unavailable'>>>;
  /**
   * Makes an account that can sign in; 'conflict' when there is one with this address already, 'validation' when the
   * address cannot be used.
   */
  create(account: NewAccount): Promise<Result<User, FailureOf<'conflict' | 'validation' | 'unavailable'>>>;
  /**
   * A secret with which the first admin can be made, once and within an hour; null while there is an active admin. Secrets
   * that were given before stay good until one of them was used.
   */
  inviteFirstAdmin(): Promise<Result<string | null, FailureOf<'unavailable'>>>;
  /** Makes the first admin; of several that are made at once one wins, and 'not-found' is the answer to the others. */
  createFirstAdmin: FirstAdminGateway['create'];
}
