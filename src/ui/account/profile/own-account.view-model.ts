import type { AuthGateway } from '../../../core/account/auth-gateway.port';
import type { Logout } from '../../../core/account/logout';
import type { OwnAccount } from '../../../core/account/own-account.api';
import type { PasswordChange } from '../../../core/account/own-account.inputs';
import { findWeakness, type PasswordFault } from '../../../core/account/passwords/new-password';
import type { FieldFault } from '../../../core/shared/forms/field-rule';
import { findTextFaults } from '../../../core/shared/forms/field-rules';
import { textSentence } from '../../shared/form/form.texts';
import { FormState, submitForm } from '../../shared/form/form-state';
import { passwordTexts } from '../../shared/form/password.texts';
import type { SessionViewModel } from '../../shared/session/session.view-model';
import type { ToastViewModel } from '../../shared/toast/toast.view-model';
import { profileTexts as texts } from './profile.texts';

type PasswordChangeFault = FieldFault<'current', 'missing'> | FieldFault<'next', PasswordFault>;

/** What people change of their own account: name, password, and where they are signed in. */
export class OwnAccountViewModel {
  readonly nameForm = new FormState();
  readonly passwordForm = new FormState();

  constructor(
    private readonly account: Pick<OwnAccount, 'rename' | 'changePassword'>,
    private readonly session: Pick<SessionViewModel, 'restore' | 'user' | 'signOut'>,
    private readonly logout: Pick<Logout, 'execute'>,
    private readonly gateway: Pick<AuthGateway, 'knowsOtherBrowsers'>,
    private readonly toasts: Pick<ToastViewModel, 'show' | 'clear'>,
  ) {}

  /** Whether logging out everywhere means more than logging out. */
  get canLogOutEverywhere(): boolean {
    return this.gateway.knowsOtherBrowsers;
  }

  /** Ends all sessions of this person; the guard then leads to the login page. */
  async logOutEverywhere(): Promise<void> {
    const clean = await this.session.signOut({ execute: () => this.logout.execute('everywhere') });
    this.toasts.show(
      clean ? texts.loggedOutEverywhere : { ...texts.logoutEverywhereFailed, variant: 'destructive' },
    );
  }

  /** Changes the name and answers whether that is done. */
  async rename(name: string): Promise<boolean> {
    const isDone = await submitForm(this.nameForm, this.toasts, {
      faults: findTextFaults({ name: 'required' }, { name }),
      execute: () => this.account.rename({ name }),
      explain: ({ field, fault }) => ({ field, message: textSentence(fault) }),
      done: () => texts.nameSaved,
      failed: ({ code }) => ({ title: texts.error, description: texts.failed[code] }),
    });
    // The name is shown on every page.
    if (isDone) await this.session.restore();
    return isDone;
  }

  /** Changes the password and answers whether that is done. */
  changePassword(change: PasswordChange): Promise<boolean> {
    const { user } = this.session;
    if (!user) throw new Error('Nobody is signed in.');
    const weakness = findWeakness(change.next, user);
    const faults: PasswordChangeFault[] = [
      ...(change.current === '' ? [{ field: 'current', fault: 'missing' } as const] : []),
      ...(weakness ? [{ field: 'next', fault: weakness } as const] : []),
    ];
    return submitForm(this.passwordForm, this.toasts, {
      faults,
      execute: () => this.account.changePassword(change),
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
