import type { OwnAccount } from '../../../core/account/own-account.api';
import type { PasswordChange } from '../../../core/account/own-account.inputs';
import type { ChangePassword } from '../../../core/account/passwords/change-password';
import { findTextFaults } from '../../../core/shared/forms/field-rules';
import { attempt, type Logger } from '../../../core/shared/result';
import { textSentence } from '../../shared/form/form.texts';
import { FormState, submitForm, type Toasts } from '../../shared/form/form-state';
import { passwordTexts } from '../../shared/form/password.texts';
import type { SessionViewModel } from '../../shared/session/session.view-model';
import { accountTexts as texts } from './account.texts';

/** The forms in which people change their own name and password. */
export class OwnAccountViewModel {
  readonly nameForm = new FormState();
  readonly passwordForm = new FormState();

  constructor(
    private readonly account: Pick<OwnAccount, 'rename'>,
    private readonly changeOwnPassword: Pick<ChangePassword, 'execute'>,
    private readonly session: Pick<SessionViewModel, 'restore' | 'user'>,
    private readonly toasts: Toasts,
    private readonly logger: Logger,
  ) {}

  /** Changes the name and answers whether that is done. */
  async rename(name: string): Promise<boolean> {
    const isDone = await submitForm(this.nameForm, this.toasts, {
      faults: findTextFaults({ name: 'required' }, { name }),
      execute: () => attempt(() => this.account.rename({ name }), this.logger),
      explain: ({ field, fault }) => ({ field, message: textSentence(fault, { missing: texts.missing }) }),
      done: () => texts.nameSaved,
      failed: (failure) => ({ title: texts.error, description: texts.failure(failure) }),
    });
    // The name is shown on every page.
    if (isDone) await this.session.restore();
    return isDone;
  }

  /** Changes the password and answers whether that is done. */
  changePassword(change: PasswordChange): Promise<boolean> {
    const { user } = this.session;
    if (!user) throw new Error('Nobody is signed in.');
    return submitForm(this.passwordForm, this.toasts, {
      faults: [],
      execute: () => this.changeOwnPassword.execute(change, user),
      explain: ({ field, fault }) => ({ field, message: passwordTexts.faults[fault] }),
      done: () => texts.passwordChanged,
      failed: (failure) => {
        if (failure.code !== 'invalid-credentials')
          return { title: texts.error, description: texts.failure(failure) };
        this.passwordForm.refuse([{ field: 'current', message: texts.wrong }]);
        return undefined;
      },
    });
  }
}
