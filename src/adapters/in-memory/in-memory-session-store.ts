import type { SessionStore } from '../../core/auth/session-store.port';
import type { StoredUser } from '../../core/auth/session-user';
import type { User } from '../../core/auth/user';
import type { FailureOf } from '../../core/shared/failure';
import { ok, type Result } from '../../core/shared/result';
import type { Cancel } from '../../core/shared/scheduler.port';

/** A session that lives as long as the page: for prerendering, where nobody is signed in, and for tests. */
export class InMemorySessionStore implements SessionStore {
  private readonly listeners = new Set<() => void>();

  constructor(private user: StoredUser | null = null) {}

  async read(): Promise<Result<StoredUser | null, FailureOf<'corrupt' | 'unavailable'>>> {
    return ok(this.user);
  }

  async write(user: User): Promise<Result<void, FailureOf<'quota' | 'unavailable'>>> {
    this.user = user;
    return ok(undefined);
  }

  async clear(): Promise<Result<void, FailureOf<'unavailable'>>> {
    this.user = null;
    return ok(undefined);
  }

  subscribe(listener: () => void): Cancel {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** What another tab would do: changes the user and tells the subscribers. */
  changeElsewhere(user: StoredUser | null): void {
    this.user = user;
    for (const listener of this.listeners) listener();
  }
}
