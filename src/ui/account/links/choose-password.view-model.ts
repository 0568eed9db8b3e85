import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type {
  AccountLink,
  AccountLinks,
  DeadLink,
  LinkHolder,
} from '../../../core/account/links/account-links.port';
import type { ChoosePassword } from '../../../core/account/links/choose-password';
import { findWeakness } from '../../../core/account/passwords/new-password';
import { FormState, submitForm, type Toasts } from '../../shared/form/form-state';
import { passwordTexts } from '../../shared/form/password.texts';
import { accountLinksTexts as texts } from './account-links.texts';

/** What is known of the link that led here. */
export type LinkState =
  | { readonly status: 'opening' }
  | { readonly status: 'open'; readonly holder: LinkHolder }
  | { readonly status: 'dead'; readonly why: DeadLink['code'] }
  /** Nobody could say whether it works. */
  | { readonly status: 'failed'; readonly why: 'too-many' | 'unavailable' };

/** The page on which somebody chooses a password by a link. No state holds the password. */
export class ChoosePasswordViewModel {
  readonly form = new FormState();
  state: LinkState = { status: 'opening' };
  /** Whether the password was chosen, here and now. */
  isDone = false;

  constructor(
    private readonly links: Pick<AccountLinks, 'holder'>,
    private readonly choosePassword: Pick<ChoosePassword, 'execute'>,
    private readonly toasts: Toasts,
  ) {
    makeObservable<this, 'set'>(this, { state: observableRef, isDone: observable, set: action });
  }

  /** Finds out whom a link is for, and whether it works. */
  async open(link: AccountLink): Promise<void> {
    this.set({ status: 'opening' });
    const found = await this.links.holder(link);
    if (found.ok) return this.set({ status: 'open', holder: found.value });
    const { code } = found.failure;
    this.set(
      code === 'not-found' || code === 'conflict'
        ? { status: 'dead', why: code }
        : { status: 'failed', why: code },
    );
  }

  /** Chooses the password, and answers whether that is done. */
  async submit(link: AccountLink, password: string): Promise<boolean> {
    if (this.state.status !== 'open') return false;
    const { holder } = this.state;
    const fault = findWeakness(password, holder);
    const isDone = await submitForm(this.form, this.toasts, {
      faults: fault ? [{ field: 'password' as const, fault }] : [],
      execute: () => this.choosePassword.execute(link, password, holder),
      explain: (found) => ({ field: found.field, message: passwordTexts.faults[found.fault] }),
      done: () => texts.done,
      failed: ({ code }) => {
        if (code !== 'not-found' && code !== 'conflict') return texts.failed[code];
        this.set({ status: 'dead', why: code });
        return undefined;
      },
    });
    runInAction(() => {
      this.isDone = isDone;
    });
    return isDone;
  }

  private set(state: LinkState): void {
    this.state = state;
  }
}
