import { action, makeObservable, observableRef } from 'mobx';
import type { Logout } from '../../../core/auth/logout';
import type { RestoreSession } from '../../../core/auth/restore-session';
import type { User } from '../../../core/auth/user';
import type { Changes } from '../../../core/shared/changes.port';
import type { PageLifecycle } from '../../../core/shared/page-lifecycle.port';

/** Nobody was signed in, they signed out, what was stored was damaged and is removed, or the store could not be read. */
type SignedOutReason = 'nobody' | 'choice' | 'damaged' | 'unreadable';

type SessionState =
  | { readonly status: 'restoring' }
  | { readonly status: 'signed-out'; readonly why: SignedOutReason }
  | { readonly status: 'signed-in'; readonly user: User };

/** Who is signed in, for every part of the site. */
export class SessionViewModel {
  private state: SessionState = { status: 'restoring' };
  /** Counts reads and changes, so that an answer that was overtaken changes nothing. */
  private turn = 0;
  private readonly signIns = new Set<AbortController>();

  constructor(
    private readonly restoreSession: RestoreSession,
    private readonly changes: Changes,
    private readonly page: Pick<PageLifecycle, 'whenLoaded'>,
  ) {
    makeObservable<this, 'state' | 'adopt' | 'leave'>(this, {
      state: observableRef,
      signIn: action,
      adopt: action,
      leave: action,
    });
  }

  get status(): SessionState['status'] {
    return this.state.status;
  }

  get user(): User | null {
    return this.state.status === 'signed-in' ? this.state.user : null;
  }

  /** Why nobody is signed in; null while somebody is, and until the stored session has been read. */
  get signedOutBy(): SignedOutReason | null {
    return this.state.status === 'signed-out' ? this.state.why : null;
  }

  /** Reads the stored session when the page has loaded, and again whenever it may have changed elsewhere. */
  start(): () => void {
    const ends = [
      this.page.whenLoaded(() => void this.restore()),
      this.changes.subscribe((thing) => {
        if (thing === 'session') void this.restore();
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }

  /** Reads the stored session: at start, when a person asks to try again, and when another tab changed it. */
  async restore(): Promise<void> {
    this.turn += 1;
    const turn = this.turn;
    const restored = await this.restoreSession.execute();
    if (turn !== this.turn) return;
    if (restored.ok) this.adopt(restored.value);
    else if (restored.failure.code === 'corrupt') this.leave('damaged');
    else if (this.state.status !== 'signed-in') this.leave('unreadable');
  }

  /** A signal for one attempt to sign in; signing out, here or in another tab, ends it. */
  beginSignIn(): AbortController {
    const attempt = new AbortController();
    this.signIns.add(attempt);
    attempt.signal.addEventListener('abort', () => this.signIns.delete(attempt), { once: true });
    return attempt;
  }

  /** Takes over the user that a login has just stored. */
  signIn(user: User): void {
    this.turn += 1;
    this.signIns.clear();
    this.state = { status: 'signed-in', user };
  }

  /** Signs out; true when the stored session is gone too. The session in memory is gone in any case. */
  async signOut(logout: Pick<Logout, 'execute'>): Promise<boolean> {
    this.turn += 1;
    const loggedOut = logout.execute();
    this.endSignIns();
    this.leave('choice');
    return (await loggedOut).ok;
  }

  private adopt(user: User | null): void {
    if (user) {
      this.state = { status: 'signed-in', user };
      return;
    }
    // Somebody who was signed out stays so for the same reason, unless the reason was that the store could not be read.
    const why = this.signedOutBy ?? 'nobody';
    this.leave(why === 'unreadable' ? 'nobody' : why);
  }

  private endSignIns(): void {
    for (const attempt of this.signIns) attempt.abort();
  }

  private leave(why: SignedOutReason): void {
    if (this.state.status === 'signed-in') this.endSignIns();
    this.state = { status: 'signed-out', why };
  }
}
