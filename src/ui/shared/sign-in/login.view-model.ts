import { action, makeObservable, observableRef } from 'mobx';
import type { Credentials } from '../../../core/account/auth-gateway.port';
import { languageChosenOn } from '../../../core/account/chosen-language';
import type { LoginFailure } from '../../../core/account/login';
import type { SecondStepOffer } from '../../../core/account/second-factor/second-step-offer';
import type { User } from '../../../core/account/user';
import type { TypedForm } from '../../../core/shared/forms/typed-forms.port';
import type { Needs } from '../../app/ports';
import { FormState } from '../form/form-state';
import { opensHere } from '../language-switch/spanish-dashboards';
import { PAGE_LANGUAGE } from '../site-path';
import { loginTexts as texts } from './login.texts';

const FIELD_AT_FAULT: Partial<Record<LoginFailure['code'], keyof Credentials>> = {
  MISSING_CREDENTIALS: 'email',
  EMAIL_NOT_FOUND: 'email',
  INVALID_PASSWORD: 'password',
};

/** The sign-in form. What was typed stays in its fields and is handed over once, so that no state holds a password. */
export class LoginViewModel {
  readonly form = new FormState();
  /** How the second step can be proved, after the right password; null while it is not asked for. */
  offer: SecondStepOffer | null = null;
  /** The secret of a link to set up the second step again; empty without one. */
  reset = '';
  /** Whether the dashboard opens afterwards: on the page for signing in, and not in the dialog. */
  opensDashboard = false;
  /** The address that somebody had typed on the page in the other language. Nothing else is kept of this form. */
  readonly typed: TypedForm = {
    read: () => ({ email: this.ports.carried.take('form') }),
    keep: () => {},
    forget: () => {},
  };
  private attempt: AbortController | null = null;

  constructor(
    private readonly ports: Needs<{
      login: 'execute';
      session: 'beginSignIn' | 'signIn';
      toasts: 'show';
      carried: 'put' | 'take';
      ownAccount: 'chooseLanguage';
    }>,
  ) {
    makeObservable(this, { offer: observableRef, wait: action });
  }

  /** Leaving the page calls off a login that is on its way. */
  start(): () => void {
    return () => this.attempt?.abort();
  }

  /** Signs in with what was typed and answers whether somebody is signed in. */
  async submit(typed: Credentials): Promise<boolean> {
    const empty = (['email', 'password'] as const).find((field) => typed[field].trim() === '');
    if (empty) {
      this.form.refuse([{ field: empty, message: texts.bothFieldsNeeded }]);
      return false;
    }
    const result = await this.form.send(() => {
      this.attempt = this.ports.session.beginSignIn();
      const { reset } = this;
      return this.ports.login.execute({ ...typed, ...(reset && { reset }) }, this.attempt.signal);
    });
    if (result?.ok) {
      await this.enter(result.value);
      return true;
    }
    if (result) this.explain(result.failure);
    return false;
  }

  /** Takes over somebody whom the gateway has let in. */
  async enter(user: User): Promise<void> {
    const isCarried = this.opensDashboard && this.ports.carried.put('signed-in', PAGE_LANGUAGE);
    // Where nothing is stored, the page that opens would not know on which one somebody signed in.
    if (import.meta.env.VITE_LANGUAGE === 'es' && this.opensDashboard && !isCarried && !opensHere(user)) {
      const language = languageChosenOn(PAGE_LANGUAGE, user);
      if (language !== null) await this.ports.ownAccount.chooseLanguage({ language });
    }
    if (!this.opensDashboard || opensHere(user)) this.ports.toasts.show(texts.done);
    this.ports.session.signIn(user);
  }

  /** Takes the address along to the page in the other language. */
  carry(email: string): void {
    this.ports.carried.put('form', email);
  }

  /** Waits for the second step; with null, begins at the password again. */
  wait(offer: SecondStepOffer | null): void {
    this.offer = offer;
  }

  private explain(failure: LoginFailure): void {
    if (failure.code === 'CANCELLED') return;
    if (failure.code === 'SECOND_STEP' && failure.offer) {
      this.wait(failure.offer);
      return;
    }
    const advice = 'storage' in failure && texts.storageAdvice[failure.storage];
    this.form.refuse([
      {
        field: FIELD_AT_FAULT[failure.code] ?? null,
        message: texts.failures[failure.code],
        ...(advice && { advice }),
      },
    ]);
  }
}
