import { makeObservable, observableRef, runInAction } from 'mobx';
import type { AccountLink, AccountLinks } from '../../../core/account/links/account-links.port';
import { findWeakness } from '../../../core/account/passwords/new-password';
import { findTextFaults } from '../../../core/shared/forms/field-rules';
import { attempt } from '../../../core/shared/result';
import type { Needs } from '../../app/ports';
import { FetchedBy } from '../../shared/fetched/fetched';
import { FormState, submitForm } from '../../shared/form/form-state';
import { passwordTexts } from '../../shared/form/password.texts';
import { textSentence } from '../../shared/form/text-sentence';
import { PAGE_LANGUAGE } from '../../shared/site-path';
import { accountLinksTexts as texts } from './account-links.texts';

/** Whom a link is for, and the form on which they choose a password by it. No state holds the password. */
export class ChoosePasswordViewModel extends FetchedBy<AccountLinks['holder']> {
  readonly form = new FormState();

  constructor(
    private readonly ports: Needs<{
      accountLinks: 'holder' | 'choosePassword';
      toasts: 'show' | 'clear';
      logger: 'error' | 'info' | 'warn';
    }>,
  ) {
    super({ ask: (link) => ports.accountLinks.holder(link) });
  }

  /** Chooses the password, and answers whether that is done. */
  async submit(link: AccountLink, password: string): Promise<boolean> {
    if (!this.value) return false;
    const fault = findWeakness(password, this.value);
    return submitForm(this.form, this.ports.toasts, {
      faults: fault ? [fault] : [],
      execute: () =>
        attempt(
          () => this.ports.accountLinks.choosePassword(link, password, PAGE_LANGUAGE),
          this.ports.logger,
        ),
      explain: (weakness) => ({ field: 'password', message: passwordTexts.faults[weakness] }),
      done: () => texts.done,
      failed: (failure) => {
        const { code } = failure;
        if (code === 'not-found' || code === 'conflict') this.set({ status: 'failed', failure: code });
        else if (code !== 'validation' || failure.fields.every(({ field }) => field !== 'password'))
          return texts.failed[code];
        return undefined;
      },
    });
  }
}

/** The form that asks for a link. The answer is the same whether there is an account or not. */
export class ForgottenPasswordViewModel {
  readonly form = new FormState();
  /** What came of the last request; null before one. The link is there only where no mail is sent. */
  outcome: { readonly link: string | null } | null = null;

  constructor(
    private readonly ports: Needs<{
      accountLinks: 'sendsMail' | 'request';
      toasts: 'show' | 'clear';
      logger: 'error' | 'info' | 'warn';
    }>,
  ) {
    makeObservable(this, { outcome: observableRef });
  }

  /** Whether links travel by mail. */
  get sendsMail(): boolean {
    return this.ports.accountLinks.sendsMail;
  }

  /** Asks for a link, and answers whether that is done. */
  submit({ email }: { readonly email: string }): Promise<boolean> {
    return submitForm(this.form, this.ports.toasts, {
      faults: findTextFaults({ email: 'email' }, { email }),
      execute: () => attempt(() => this.ports.accountLinks.request(email.trim()), this.ports.logger),
      explain: ({ field, fault }) => ({ field, message: textSentence(fault) }),
      done: (outcome) => {
        runInAction(() => {
          this.outcome = outcome;
        });
        return undefined;
      },
      failed: ({ code }) => texts.failed[code],
    });
  }
}
