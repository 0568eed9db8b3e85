import { makeObservable, observable, runInAction } from 'mobx';
import type { CreateFirstAdmin } from '../../../core/account/first-admin/create-first-admin';
import {
  type FirstAdmin,
  type FirstAdminFault,
  findFirstAdminFaults,
} from '../../../core/account/first-admin/first-admin';
import { textSentence } from '../../shared/form/form.texts';
import { FormState, submitForm, type Toasts } from '../../shared/form/form-state';
import { passwordTexts } from '../../shared/form/password.texts';
import { firstAdminTexts as texts } from './first-admin.texts';

/** The form that makes the first admin. No state holds the password. */
export class FirstAdminViewModel {
  readonly form = new FormState();
  /** Whether the admin was made, here and now. */
  isDone = false;

  constructor(
    private readonly createFirstAdmin: Pick<CreateFirstAdmin, 'execute'>,
    private readonly toasts: Toasts,
  ) {
    makeObservable(this, { isDone: observable });
  }

  /** Creates the first admin with the link's secret, and answers whether that worked. */
  async submit(secret: string, admin: FirstAdmin): Promise<boolean> {
    const isDone = await submitForm(this.form, this.toasts, {
      faults: findFirstAdminFaults(admin),
      execute: () => this.createFirstAdmin.execute(secret, admin),
      explain: (fault) => ({ field: fault.field, message: sentenceOf(fault) }),
      done: () => texts.done,
      failed: (failure) =>
        failure.code === 'validation' && failure.fields.some(({ field }) => field === 'password')
          ? undefined
          : texts.failed[failure.code],
    });
    runInAction(() => {
      this.isDone = isDone;
    });
    return isDone;
  }
}

function sentenceOf({ field, fault }: FirstAdminFault): string {
  if (fault === 'malformed' || fault === 'unstorable') return textSentence(fault);
  return field === 'password' ? passwordTexts.faults[fault] : textSentence(fault);
}
