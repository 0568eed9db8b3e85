import { action, makeObservable, observableRef } from 'mobx';
import type {
  AccountLink,
  AccountLinks,
  DeadLink,
  LinkHolder,
} from '../../../core/account/links/account-links.port';
import { findWeakness } from '../../../core/account/passwords/new-password';
import { attempt, type Logger } from '../../../core/shared/result';
import { FormState, submitForm } from '../../shared/form/form-state';
import { passwordTexts } from '../../shared/form/password.texts';
import type { ToastViewModel } from '../../shared/toast/toast.view-model';
import { accountLinksTexts as texts } from './account-links.texts';

/** What is known of the link that led here. */
export type LinkState =
  | { readonly status: 'opening' }
  | { readonly status: 'open'; readonly holder: LinkHolder }
  | { readonly status: 'dead'; readonly why: DeadLink['code'] }
  /** Nobody could say whether it works. */
  | { readonly status: 'failed' };

/** The page on which somebody chooses a password by a link. No state holds the password. */
export class ChoosePasswordViewModel {
  readonly form = new FormState();
  state: LinkState = { status: 'opening' };

  constructor(
    private readonly links: Pick<AccountLinks, 'holder' | 'choosePassword'>,
    private readonly toasts: Pick<ToastViewModel, 'show' | 'clear'>,
    private readonly logger: Logger,
  ) {
    makeObservable<this, 'set'>(this, { state: observableRef, set: action });
  }

  /** Finds out whom a link is for, and whether it works. */
  async open(link: AccountLink): Promise<void> {
    this.set({ status: 'opening' });
    const found = await this.links.holder(link);
    if (found.ok) return this.set({ status: 'open', holder: found.value });
    const { code } = found.failure;
    this.set(
      code === 'not-found' || code === 'conflict' ? { status: 'dead', why: code } : { status: 'failed' },
    );
  }

  /** Chooses the password, and answers whether that is done. */
  async submit(link: AccountLink, password: string): Promise<boolean> {
    if (this.state.status !== 'open') return false;
    const fault = findWeakness(password, this.state.holder);
    return submitForm(this.form, this.toasts, {
      faults: fault ? [fault] : [],
      execute: () => attempt(() => this.links.choosePassword(link, password), this.logger),
      explain: (found) => ({ field: 'password', message: passwordTexts.faults[found] }),
      done: () => texts.done,
      failed: (failure) => {
        const { code } = failure;
        if (code === 'not-found' || code === 'conflict') this.set({ status: 'dead', why: code });
        else if (code !== 'validation' || failure.fields.every(({ field }) => field !== 'password'))
          return texts.failed[code];
        return undefined;
      },
    });
  }

  private set(state: LinkState): void {
    this.state = state;
  }
}
