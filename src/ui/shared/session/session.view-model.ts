import { action, computed, makeObservable, observableRef } from 'mobx';
import type { SignedInUser } from '../../../core/access/second-step';
import type { Logout } from '../../../core/account/logout';
import type { RestoreSession } from '../../../core/account/restore-session';
import type { User } from '../../../core/account/user';
import type { Changes, PageLifecycle } from '../../../core/shared/system.port';

/** Why nobody is signed in: nobody was, they signed out, the stored session was damaged, or it was unreadable. */
type SignedOutReason = 'nobody' | 'choice' | 'damaged' | 'unreadable';

/** Who is signed in now on a page of somebody else, or null for nobody. */
export interface Interruption {
  readonly by: User | null;
}

type SessionState =
  | { readonly status: 'restoring' }
  | { readonly status: 'signed-out'; readonly why: SignedOutReason }
  | { readonly status: 'signed-in'; readonly user: SignedInUser; readonly interruption: Interruption | null };

/** Who is signed in, for every part of the site. */
export class SessionViewModel {
  /** Counts how often the person came back to a page whose session was interrupted. */
  returns = 0;
  private state: SessionState = { status: 'restoring' };
  /** Counts reads and changes, so that an answer that was overtaken changes nothing. */
  private turn = 0;
  private readonly signIns = new Set<AbortController>();
  private readonly holders = new Set<() => boolean>();

  constructor(
    private readonly restoreSession: RestoreSession,
    private readonly changes: Changes,
    private readonly page: Pick<PageLifecycle, 'whenLoaded'>,
  ) {
    makeObservable<this, 'state' | 'adopt' | 'leave'>(this, {
      state: observableRef,
      interruption: computed,
      signIn: action,
      interrupt: action,
      goOn: action,
      adopt: action,
      leave: action,
    });
  }

  get status(): SessionState['status'] {
    return this.state.status;
  }

  /** Who the page belongs to; also while their session is interrupted. */
  get user(): SignedInUser | null {
    return this.state.status === 'signed-in' ? this.state.user : null;
  }

  /**
   * The session of the page's person has ended, or somebody else's has taken its place, or they have another role now.
   * The page stays as it is until the same person is back; nothing may be saved in the meantime. Null while all is well.
   */
  get interruption(): Interruption | null {
    return this.state.status === 'signed-in' ? this.state.interruption : null;
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
    else if (restored.failure.code === 'corrupt') this.adopt(null, 'damaged');
    else if (this.state.status !== 'signed-in') this.leave('unreadable');
  }

  /** A signal for one attempt to sign in; signing out, here or in another tab, ends it. */
  beginSignIn(): AbortController {
    const attempt = new AbortController();
    this.signIns.add(attempt);
    attempt.signal.addEventListener('abort', () => this.signIns.delete(attempt), { once: true });
    return attempt;
  }

  /** Takes over the user that a login has just let in; on a page whose session is interrupted only its own person. */
  signIn(user: SignedInUser): void {
    this.turn += 1;
    this.signIns.clear();
    this.adopt(user);
  }

  /** A call was answered that nobody is signed in. */
  interrupt(): void {
    if (this.state.status === 'signed-in' && !this.state.interruption)
      this.state = { ...this.state, interruption: { by: null } };
  }

  /** Keeps the page when its session ends elsewhere while `isHeld` says so, until the returned function is called. */
  holdPage(isHeld: () => boolean): () => void {
    this.holders.add(isHeld);
    return () => this.holders.delete(isHeld);
  }

  /** Closes an interrupted page and continues as the person who is signed in now. */
  goOn(): void {
    const { interruption } = this;
    if (!interruption) return;
    if (interruption.by) this.enter(interruption.by);
    else this.leave('nobody');
  }

  /** Signs out; true when the stored session is gone too. The session in memory is gone in any case. */
  async signOut(logout: Pick<Logout, 'execute'>): Promise<boolean> {
    this.turn += 1;
    const loggedOut = logout.execute();
    this.endSignIns();
    this.leave('choice');
    return (await loggedOut).ok;
  }

  private adopt(user: SignedInUser | null, reason: SignedOutReason = 'nobody'): void {
    const { state } = this;
    if (state.status === 'signed-in' && this.isHeld(state.interruption)) {
      if (!isSamePerson(user, state.user)) {
        this.state = { ...state, interruption: { by: user } };
        return;
      }
      if (state.interruption) this.returns += 1;
    }
    if (user) {
      this.enter(user);
      return;
    }
    // Somebody who was signed out stays so for the same reason, unless the reason was that the store could not be read.
    const before = this.signedOutBy;
    this.leave(reason === 'nobody' && before && before !== 'unreadable' ? before : reason);
  }

  /** Whether the page stays although its person is signed in no more: it does already, or would lose something. */
  private isHeld(interruption: Interruption | null): boolean {
    return interruption !== null || [...this.holders].some((isHeld) => isHeld());
  }

  private enter(user: SignedInUser): void {
    this.state = { status: 'signed-in', user, interruption: null };
  }

  private endSignIns(): void {
    for (const attempt of this.signIns) attempt.abort();
  }

  private leave(why: SignedOutReason): void {
    if (this.state.status === 'signed-in') this.endSignIns();
    this.state = { status: 'signed-out', why };
  }
}

/** Somebody with another role may do other things, so that they are not the same here. */
function isSamePerson(user: User | null, before: User): boolean {
  return user !== null && user.id === before.id && user.role === before.role;
}
