import type { SessionStore } from '../../../src/core/auth/session-store.port';
import type { StoredUser } from '../../../src/core/auth/session-user';
import type { User } from '../../../src/core/auth/user';
import type { FailureOf } from '../../../src/core/shared/failure';
import { ok, type Result } from '../../../src/core/shared/result';
import type { Cancel } from '../../../src/core/shared/scheduler.port';

/** A session that lives as long as the page. */
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
