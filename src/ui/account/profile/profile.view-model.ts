import { action, makeObservable, observableRef } from 'mobx';
import type { OwnAccount } from '../../../core/account/own-account.api';
import type { PasswordChange } from '../../../core/account/own-account.inputs';
import { findWeakness, type PasswordFault } from '../../../core/account/passwords/new-password';
import type { User } from '../../../core/account/user';
import type { AvatarFailure } from '../../../core/content/avatars/choose-avatar';
import type { PictureSource } from '../../../core/content/pictures/check-picture';
import type { FieldFault } from '../../../core/shared/forms/field-rule';
import { findTextFaults } from '../../../core/shared/forms/field-rules';
import { attempt, type Result } from '../../../core/shared/result';
import type { Needs } from '../../app/ports';
import { FetchedBy } from '../../shared/fetched/fetched';
import { FormState, submitForm } from '../../shared/form/form-state';
import { passwordTexts } from '../../shared/form/password.texts';
import { textSentence } from '../../shared/form/text-sentence';
import type { SlotState } from '../../shared/picture-slot/picture-upload';
import { profileTexts as texts } from './profile.texts';

type PasswordChangeFault = FieldFault<'current', 'missing'> | FieldFault<'next', PasswordFault>;

/** What people change of their own account: name, password, and where they are signed in. */
export class OwnAccountViewModel {
  readonly nameForm = new FormState();
  readonly passwordForm = new FormState();

  constructor(
    private readonly ports: Needs<{
      ownAccount: 'rename' | 'changePassword';
      session: 'restore' | 'user' | 'signOut';
      logout: 'execute';
      authGateway: 'knowsOtherBrowsers';
      toasts: 'show' | 'clear';
    }>,
  ) {}

  /** Whether logging out everywhere means more than logging out. */
  get canLogOutEverywhere(): boolean {
    return this.ports.authGateway.knowsOtherBrowsers;
  }

  /** Ends all sessions of this person; the guard then leads to the login page. */
  async logOutEverywhere(): Promise<void> {
    const clean = await this.ports.session.signOut({
      execute: () => this.ports.logout.execute('everywhere'),
    });
    this.ports.toasts.show(
      clean ? texts.loggedOutEverywhere : { ...texts.logoutEverywhereFailed, variant: 'destructive' },
    );
  }

  /** Changes the name and answers whether that is done. */
  async rename(name: string): Promise<boolean> {
    const isDone = await submitForm(this.nameForm, this.ports.toasts, {
      faults: findTextFaults({ name: 'required' }, { name }),
      execute: () => this.ports.ownAccount.rename({ name }),
      explain: ({ field, fault }) => ({ field, message: textSentence(fault) }),
      done: () => texts.nameSaved,
      failed: ({ code }) => ({ title: texts.error, description: texts.failed[code] }),
    });
    // The name is shown on every page.
    if (isDone) await this.ports.session.restore();
    return isDone;
  }

  /** Changes the password and answers whether that is done. */
  changePassword(change: PasswordChange): Promise<boolean> {
    const { user } = this.ports.session;
    if (!user) throw new Error('Nobody is signed in.');
    const weakness = findWeakness(change.next, user);
    const faults: PasswordChangeFault[] = [
      ...(change.current === '' ? [{ field: 'current', fault: 'missing' } as const] : []),
      ...(weakness ? [{ field: 'next', fault: weakness } as const] : []),
    ];
    return submitForm(this.passwordForm, this.ports.toasts, {
      faults,
      execute: () => this.ports.ownAccount.changePassword(change),
      explain: ({ field, fault }) => ({ field, message: passwordTexts.faults[fault] }),
      done: () => texts.passwordChanged,
      failed: (failure) => {
        if (failure.code !== 'invalid-credentials')
          return { title: texts.error, description: texts.failed[failure.code] };
        this.passwordForm.refuse([{ field: 'current', message: texts.wrong }]);
        return undefined;
      },
    });
  }
}

/** The picture beside the person's own name. */
export class AvatarViewModel {
  state: SlotState = { status: 'idle' };

  constructor(
    private readonly ports: Needs<{
      chooseAvatar: 'execute';
      ownAccount: 'removeAvatar';
      session: 'restore';
      toasts: 'show';
      logger: 'error' | 'info' | 'warn';
    }>,
  ) {
    makeObservable<this, 'show'>(this, { state: observableRef, show: action });
  }

  /** Takes the file that was chosen. */
  choose(source: PictureSource): Promise<void> {
    return this.change(() => this.ports.chooseAvatar.execute(source), texts.pictureSaved);
  }

  remove(): Promise<void> {
    return this.change(() => this.ports.ownAccount.removeAvatar(), texts.pictureRemoved);
  }

  /** A second choice while one is being kept does nothing. */
  private async change(
    call: () => Promise<Result<User, AvatarFailure>>,
    toast: { readonly title: string; readonly description: string },
  ): Promise<void> {
    if (this.state.status === 'busy') return;
    this.show({ status: 'busy' });
    const changed = await attempt(call, this.ports.logger);
    if (!changed.ok) return this.show({ status: 'refused', message: texts.pictureFailed(changed.failure) });
    // The picture is shown on every page.
    await this.ports.session.restore();
    this.show({ status: 'done' });
    this.ports.toasts.show(toast);
  }

  private show(state: SlotState): void {
    this.state = state;
  }
}

/** Where the person is signed in. */
export class OpenSessionsViewModel extends FetchedBy<OwnAccount['sessions']> {
  private readonly ending = new FormState();

  constructor(private readonly ports: Needs<{ ownAccount: 'sessions' | 'endSession'; toasts: 'show' }>) {
    // What is shown is better than nothing.
    super({
      ask: (_, signal) => ports.ownAccount.sessions(undefined, signal),
      first: null,
      staysOn: () => true,
    });
  }

  /** Ends a session in another browser; a second press meanwhile does nothing. */
  async end(id: string): Promise<void> {
    const ended = await this.ending.send(() => this.ports.ownAccount.endSession({ id }));
    if (!ended) return;
    this.ports.toasts.show(
      ended.ok
        ? texts.ended
        : { title: texts.error, description: texts.failed[ended.failure.code], variant: 'destructive' },
    );
    await this.load();
  }
}
