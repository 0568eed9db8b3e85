import type { FailureOf } from '../shared/failure';
import type { Result } from '../shared/result';
import type { Cancel } from '../shared/scheduler.port';
import type { StoredUser } from './session-user';
import type { User } from './user';

/**
 * Keeps who is signed in, between visits and across tabs. In the default build the browser's local storage; with a
 * server that sets a session cookie, `read` asks it who the person is and `clear` ends the session there.
 */
export interface SessionStore {
  /**
   * Who is signed in, or null for nobody. 'corrupt' when something is stored that is no user, 'unavailable' when the
   * store cannot be read at all. Only a store in the person's own browser may answer with a user without a role.
   */
  read(): Promise<Result<StoredUser | null, FailureOf<'corrupt' | 'unavailable'>>>;
  /** Remembers the user, in place of whoever was there; 'quota' when there is no room for them. */
  write(user: User): Promise<Result<void, FailureOf<'quota' | 'unavailable'>>>;
  /** Forgets the user; forgetting nobody is a success. */
  clear(): Promise<Result<void, FailureOf<'unavailable'>>>;
  /** Calls back when somebody signed in or out elsewhere, for example in another tab; not for changes made through this store. */
  subscribe(listener: () => void): Cancel;
}
