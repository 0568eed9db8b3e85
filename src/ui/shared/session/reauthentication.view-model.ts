import { action, makeObservable, observable, reaction } from 'mobx';
import type { SessionKeeper } from '../../../core/account/session.port';
import type { User } from '../../../core/account/user';
import { type FailureOf, fail, type Result } from '../../../core/shared/result';
import type { UnsavedWorkViewModel } from '../leave/unsaved-work.view-model';
import type { SessionViewModel } from './session.view-model';

/** Whose the page is, and who is signed in now; null for nobody. */
export interface Absence {
  readonly person: User;
  readonly by: User | null;
}

/**
 * Signing in again over a page whose session was interrupted. Calls wait for it and go on by themselves when the same
 * person is back. It may be put off: the page stays, and nothing is saved.
 */
export class ReauthenticationViewModel implements SessionKeeper {
  /** Whether the person is being asked. */
  isAsking = false;
  /** Whether somebody who signed in a while ago is being asked who they are. */
  isConfirming = false;
  private returnsSeen = 0;
  private waiting: ((isBack: boolean) => void)[] = [];
  private unconfirmed: ((isConfirmed: boolean) => void)[] = [];

  constructor(
    private readonly session: SessionViewModel,
    private readonly unsaved: Pick<UnsavedWorkViewModel, 'isLeftBy'>,
  ) {
    makeObservable<this, 'answer'>(this, {
      isAsking: observable,
      isConfirming: observable,
      ask: action,
      answer: action,
      confirm: action,
      endConfirm: action,
    });
  }

  /** Keeps the page with what is unsaved on it, and follows the session, until the returned function is called. */
  start(): () => void {
    const ends = [
      this.session.holdPage(() => this.unsaved.isLeftBy('app')),
      reaction(
        () => this.session.interruption !== null,
        (isInterrupted) => {
          if (isInterrupted) this.ask();
          else this.answer(this.session.returns !== this.returnsSeen);
          this.returnsSeen = this.session.returns;
        },
      ),
    ];
    return () => {
      for (const end of ends) end();
      this.putOff();
      this.endConfirm(false);
    };
  }

  /** Why the person is asked, or null while there is nothing to ask. */
  get absence(): Absence | null {
    const { user, interruption } = this.session;
    return user && interruption && { person: user, by: interruption.by };
  }

  async keep<T, F extends { readonly code: string }>(
    call: () => Promise<Result<T, F>>,
  ): Promise<Result<T, F | FailureOf<'unauthenticated'>>> {
    const { returns } = this.session;
    if (!this.session.interruption) {
      const result = await call();
      if (result.ok) return result;
      const { code } = result.failure;
      // Only the person's own account is open until they have a second step.
      if (code === 'second-factor') void this.session.restore();
      if (code === 'step-up' && (await this.confirm())) return call();
      if (code !== 'unauthenticated') return result;
      // The person has come back since this was asked.
      if (returns !== this.session.returns) return call();
      this.session.interrupt();
    }
    return (await this.isBack()) ? call() : fail({ code: 'unauthenticated' });
  }

  /** Asks who the person is; answers whether they have confirmed it, so that what waits for it can go on. */
  confirm(): Promise<boolean> {
    this.isConfirming = true;
    return new Promise((resolve) => this.unconfirmed.push(resolve));
  }

  /** Ends that question. */
  endConfirm(isConfirmed: boolean): void {
    this.isConfirming = false;
    for (const resolve of this.unconfirmed.splice(0)) resolve(isConfirmed);
  }

  /** Opens the question. */
  ask(): void {
    if (this.session.interruption) this.isAsking = true;
  }

  /** Closes the question for now. What waited is answered that nobody is signed in. */
  putOff(): void {
    this.answer(false);
  }

  /** Closes the page and continues as the person who is signed in now. */
  goOn(): void {
    // Nothing that waits is done in another person's name.
    this.answer(false);
    this.session.goOn();
  }

  /** The person has gone to another page: without something unsaved there is nothing to stay for. */
  handleNavigation(): void {
    if (this.session.interruption && !this.unsaved.isLeftBy('app')) this.goOn();
  }

  private isBack(): Promise<boolean> {
    if (!this.session.interruption) return Promise.resolve(false);
    this.ask();
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  private answer(isBack: boolean): void {
    this.isAsking = false;
    for (const resolve of this.waiting.splice(0)) resolve(isBack);
  }
}
