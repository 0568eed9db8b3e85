import type { Session, SessionHint } from '../../core/account/session.port';
import { DEFAULT_ROLE, parseStoredUser } from '../../core/account/session-user';
import type { User } from '../../core/account/user';
import { parseJson } from '../../core/shared/parse-json';
import { fail, ok } from '../../core/shared/result';
import { changeStorage } from './change-storage';

/** The session's key in local storage. */
export const SESSION_KEY = 'user';

/**
 * Keeps who is signed in in the browser's local storage, where all tabs of the site see it. Without a server that is the
 * session itself; a stored user without a role has the default one then.
 */
export class LocalStorageSession implements Session, SessionHint {
  /** `storage` is read on each use, because a browser may throw when the property is read. */
  constructor(private readonly storage: () => Storage) {}

  async read(): ReturnType<Session['read']> {
    let stored: string | null;
    try {
      stored = this.storage().getItem(SESSION_KEY);
    } catch {
      return fail({ code: 'unavailable' });
    }
    if (stored === null) return ok(null);
    const user = parseStoredUser(parseJson(stored));
    if (!user) {
      await this.clear();
      return fail({ code: 'corrupt' });
    }
    const clean = JSON.stringify(user);
    // Removes everything but the user, such as a password that another program wrote. If it fails, the next read tries again.
    if (clean !== stored) changeStorage(this.storage, (storage) => storage.setItem(SESSION_KEY, clean));
    return ok({ ...user, role: user.role ?? DEFAULT_ROLE });
  }

  async write(user: User): ReturnType<SessionHint['write']> {
    return changeStorage(this.storage, (storage) => storage.setItem(SESSION_KEY, JSON.stringify(user)));
  }

  async clear(): ReturnType<SessionHint['clear']> {
    try {
      this.storage().removeItem(SESSION_KEY);
      return ok(undefined);
    } catch {
      return fail({ code: 'unavailable' });
    }
  }
}
