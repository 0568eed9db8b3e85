import type { Session, SessionHint } from '../../../src/core/account/session.port';
import type { User } from '../../../src/core/account/user';
import { ok } from '../../../src/core/shared/result';
import { InMemoryChanges } from './in-memory-changes';

/** A session that lives as long as the page. */
export class InMemorySession implements Session, SessionHint {
  /** Tells of what is done elsewhere. */
  readonly changes = new InMemoryChanges();

  constructor(private user: User | null = null) {}

  async read(): ReturnType<Session['read']> {
    return ok(this.user);
  }

  async write(user: User): ReturnType<SessionHint['write']> {
    this.user = user;
    return ok(undefined);
  }

  async clear(): ReturnType<SessionHint['clear']> {
    this.user = null;
    return ok(undefined);
  }

  /** What another tab would do: changes the user, which is told. */
  changeElsewhere(user: User | null): void {
    this.user = user;
    this.changes.change('session');
  }
}
