import { makeObservable, observableRef, runInAction } from 'mobx';
import type { AccountLinks } from '../../../core/account/links/account-links.port';
import { findLinkRequestFaults, type RequestLink } from '../../../core/account/links/request-link';
import { textSentence } from '../../shared/form/form.texts';
import { FormState, type Toasts } from '../../shared/form/form-state';
import { accountLinksTexts as texts } from './account-links.texts';

/** The form that asks for a link. The answer is the same whether there is an account or not. */
export class ForgottenPasswordViewModel {
  readonly form = new FormState();
  /** What came of the last request; null before one. The link is there only where no mail is sent. */
  asked: { readonly link: string | null } | null = null;

  constructor(
    private readonly links: Pick<AccountLinks, 'sendsMail'>,
    private readonly requestLink: Pick<RequestLink, 'execute'>,
    private readonly toasts: Toasts,
  ) {
    makeObservable(this, { asked: observableRef });
  }

  /** Whether links travel by mail. */
  get sendsMail(): boolean {
    return this.links.sendsMail;
  }

  /** Asks for a link, and answers whether that is done. */
  async submit({ email }: { readonly email: string }): Promise<boolean> {
    this.toasts.clear();
    const [fault] = findLinkRequestFaults(email);
    if (fault) {
      this.form.refuse([{ field: 'email', message: textSentence(fault.fault) }]);
      return false;
    }
    const asked = await this.form.send(() => this.requestLink.execute(email));
    if (!asked) return false;
    if (!asked.ok) {
      const { code } = asked.failure;
      this.toasts.show({
        ...texts.failed[code === 'too-many' ? 'too-many' : 'unavailable'],
        variant: 'destructive',
      });
      return false;
    }
    runInAction(() => {
      this.asked = asked.value;
    });
    return true;
  }
}
