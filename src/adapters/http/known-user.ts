import type { SessionHint } from '../../core/account/session.port';
import type { User } from '../../core/account/user';
import type { Cancel } from '../../core/shared/system.port';

/** Who is signed in, as the server said last; the browser's own hint goes along with it. */
export class KnownUser {
  private user: User | null = null;
  private readonly listeners = new Set<() => void>();
  private turns = 0;

  constructor(private readonly hint: SessionHint) {}

  /** Null for nobody. */
  get id(): string | null {
    return this.user?.id ?? null;
  }

  /** Counts what the server said, so that an answer that was overtaken can be told. */
  get turn(): number {
    return this.turns;
  }

  /** Records the server's answer: the signed-in user, or null. If the browser cannot store the hint, the session still works. */
  async set(user: User | null): Promise<void> {
    this.turns += 1;
    this.user = user;
    for (const listener of this.listeners) listener();
    await (user ? this.hint.write(user) : this.hint.clear());
  }

  /** Calls `listener` whenever the server said who it is, until the returned function is called. */
  subscribe(listener: () => void): Cancel {
    const own = () => listener();
    this.listeners.add(own);
    return () => this.listeners.delete(own);
  }
}
