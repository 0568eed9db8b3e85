import { makeAutoObservable } from 'mobx';
import type { Credentials } from '../../core/auth/auth-gateway.port';
import type { Login, LoginFailure } from '../../core/auth/login';
import type { SessionViewModel } from '../shared/session/session.view-model';
import type { ToastViewModel } from '../shared/toast/toast.view-model';
import { BOTH_FIELDS_NEEDED, loginAdvice, loginSentence, SIGNED_IN } from './login.texts';

/** A field of the form. */
export type LoginField = keyof Credentials;

/** What went wrong, and the field where it can be mended; null when it is neither's fault. */
export interface LoginProblem {
  readonly sentence: string;
  readonly field: LoginField | null;
  /** What to do about it, where trying again cannot help. */
  readonly advice?: string;
}

const FIELD_AT_FAULT: Partial<Record<LoginFailure['code'], LoginField>> = {
  MISSING_CREDENTIALS: 'email',
  EMAIL_NOT_FOUND: 'email',
  INVALID_PASSWORD: 'password',
};

/**
 * The login form (specification, section 2): idle, submitting, or idle with a problem. What was typed stays in the
 * form's fields and is handed over when it is sent, so that no state holds a password.
 */
export class LoginViewModel {
  problem: LoginProblem | null = null;
  private attempt: AbortController | null = null;

  constructor(
    private readonly login: Login,
    private readonly session: SessionViewModel,
    private readonly toasts: ToastViewModel,
  ) {
    makeAutoObservable<this, 'login' | 'session' | 'toasts'>(this, {
      login: false,
      session: false,
      toasts: false,
    });
  }

  get isSubmitting(): boolean {
    return this.attempt !== null;
  }

  /** Nothing begins by itself; leaving the page calls off a login that is on its way. */
  start(): () => void {
    return () => this.callOff();
  }

  /** Something was typed, which clears the problem. */
  noteChange(): void {
    this.problem = null;
  }

  /** Signs in with what was typed; a second press while one is on its way does nothing. */
  async submit(typed: Credentials): Promise<void> {
    if (this.attempt) return;
    const empty = (['email', 'password'] as const).find((field) => typed[field].trim() === '');
    if (empty) {
      this.problem = { sentence: BOTH_FIELDS_NEEDED, field: empty };
      return;
    }
    const attempt = this.session.beginSignIn();
    this.begin(attempt);
    const result = await this.login.execute(typed, attempt.signal);
    if (this.attempt !== attempt) return;
    this.end();
    if (!result.ok) {
      this.explain(result.failure);
      return;
    }
    this.toasts.show(SIGNED_IN);
    this.session.signIn(result.value);
  }

  private begin(attempt: AbortController): void {
    this.attempt = attempt;
    this.problem = null;
  }

  private end(): void {
    this.attempt = null;
  }

  private callOff(): void {
    this.attempt?.abort();
    this.attempt = null;
  }

  private explain(failure: LoginFailure): void {
    const sentence = loginSentence(failure);
    if (!sentence) return;
    const advice = loginAdvice(failure);
    this.problem = { sentence, field: FIELD_AT_FAULT[failure.code] ?? null, ...(advice && { advice }) };
  }
}
