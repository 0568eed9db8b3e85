import type { SessionStore } from '../../core/auth/session-store.port';
import { parseStoredUser, type StoredUser } from '../../core/auth/session-user';
import type { FailureOf } from '../../core/shared/failure';
import { parseJson } from '../../core/shared/parse-json';
import { fail, ok, type Result } from '../../core/shared/result';
import type { Cancel } from '../../core/shared/scheduler.port';
import { changeStorage } from './change-storage';

/** The session's key in local storage. */
export const SESSION_KEY = 'user';

/** Keeps the session in the browser's local storage, where all tabs of the site see it. */
export class LocalStorageSessionStore implements SessionStore {
  /**
   * `storage` is read on each use, because a browser may throw when the property is read. `view` receives the storage
   * events of other tabs.
   */
  constructor(
    private readonly storage: () => Storage,
    private readonly view: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  ) {}

  async read(): Promise<Result<StoredUser | null, FailureOf<'corrupt' | 'unavailable'>>> {
    let stored: string | null;
    try {
      stored = this.storage().getItem(SESSION_KEY);
    } catch {
      return fail({ code: 'unavailable' });
    }
    if (stored === null) return ok(null);
    const user = parseStoredUser(parseJson(stored));
    if (!user) return fail({ code: 'corrupt' });
    // Removes everything but the user, such as a password that another program wrote. If it fails, the next read tries again.
    if (JSON.stringify(user) !== stored) await this.write(user);
    return ok(user);
  }

  async write(user: StoredUser): Promise<Result<void, FailureOf<'quota' | 'unavailable'>>> {
    return changeStorage(this.storage, (storage) => storage.setItem(SESSION_KEY, JSON.stringify(user)));
  }

  async clear(): Promise<Result<void, FailureOf<'unavailable'>>> {
    try {
      this.storage().removeItem(SESSION_KEY);
      return ok(undefined);
    } catch {
      return fail({ code: 'unavailable' });
    }
  }

  subscribe(listener: () => void): Cancel {
    const handleStorage = (event: StorageEvent) => {
      // The key is null when another tab cleared everything.
      if (event.key === SESSION_KEY || event.key === null) listener();
    };
    this.view.addEventListener('storage', handleStorage);
    return () => this.view.removeEventListener('storage', handleStorage);
  }
}
