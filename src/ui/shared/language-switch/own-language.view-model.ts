import type { Language } from '../../../core/shared/text/language';
import type { Needs } from '../../app/ports';
import { FormState } from '../form/form-state';
import { languageTexts as texts } from './language.texts';
import { opensHere } from './spanish-dashboards';

/** Chooses the language that the signed-in person reads. */
export class OwnLanguageViewModel {
  readonly form = new FormState();

  constructor(
    private readonly ports: Needs<{
      ownAccount: 'chooseLanguage';
      unsaved: 'mayTakeAlong' | 'leaveHere';
      session: 'restore' | 'user';
      toasts: 'show';
      carried: 'put';
    }>,
  ) {}

  /**
   * Saves the language, unless somebody would rather stay with what is unsaved, and answers whether it was saved. What is typed goes along
   * to `page`, the path and query of the same page in the other language. A second choice meanwhile does nothing.
   */
  async choose(language: Language, page: string): Promise<boolean> {
    if (this.form.isSending || !(await this.ports.unsaved.mayTakeAlong(page))) return false;
    const saved = await this.form.send(() => this.ports.ownAccount.chooseLanguage({ language }));
    if (!saved) return false;
    if (!saved.ok) {
      this.ports.unsaved.leaveHere();
      this.ports.toasts.show({ ...texts.notChanged, variant: 'destructive' });
      return false;
    }
    // What the browser keeps of the session says the same then.
    await this.ports.session.restore();
    return true;
  }

  /** Saves the language and answers whether the page opens again in it; otherwise it says itself that the language was saved. */
  async chooseFor(language: Language, page: string): Promise<boolean> {
    if (!(await this.choose(language, page))) return false;
    const { user } = this.ports.session;
    // By the language that was saved: the session may not have been read again.
    if (!user || opensHere({ role: user.role, language })) {
      this.ports.unsaved.leaveHere();
      this.ports.toasts.show(texts.saved);
      return false;
    }
    this.ports.carried.put('language-saved', true);
    return true;
  }
}
