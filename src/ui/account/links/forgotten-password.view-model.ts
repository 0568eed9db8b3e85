import { makeObservable, observableRef, runInAction } from 'mobx';
import type { AccountLinks } from '../../../core/account/links/account-links.port';
import { findTextFaults } from '../../../core/shared/forms/field-rules';
import { attempt, type Logger } from '../../../core/shared/result';
import { textSentence } from '../../shared/form/form.texts';
import { FormState, submitForm } from '../../shared/form/form-state';
import type { ToastViewModel } from '../../shared/toast/toast.view-model';
import { accountLinksTexts as texts } from './account-links.texts';

/** The form that asks for a link. The answer is the same whether there is an account or not. */
export class ForgottenPasswordViewModel {
  readonly form = new FormState();
  /** What came of the last request; null before one. The link is there only where no mail is sent. */
  asked: { readonly link: string | null } | null = null;

  constructor(
    private readonly links: Pick<AccountLinks, 'sendsMail' | 'request'>,
    private readonly toasts: Pick<ToastViewModel, 'show' | 'clear'>,
    private readonly logger: Logger,
  ) {
    makeObservable(this, { asked: observableRef });
  }

  /** Whether links travel by mail. */
  get sendsMail(): boolean {
    return this.links.sendsMail;
  }

  /** Asks for a link, and answers whether that is done. */
  submit({ email }: { readonly email: string }): Promise<boolean> {
    return submitForm(this.form, this.toasts, {
      faults: findTextFaults({ email: 'email' }, { email }),
      execute: () => attempt(() => this.links.request(email.trim()), this.logger),
      explain: ({ field, fault }) => ({ field, message: textSentence(fault) }),
      done: (asked) => {
        runInAction(() => {
          this.asked = asked;
        });
        return undefined;
      },
      failed: ({ code }) => texts.failed[code],
    });
  }
}
