import { CONTACT_RULES, type ContactMessage } from '../../../core/messages/contact-message';
import type { SubmitContact } from '../../../core/messages/submit-contact';
import { findTextFaults, longestOf } from '../../../core/shared/forms/field-rules';
import { textSentence } from '../../shared/form/form.texts';
import { FormState, submitForm, type Toasts } from '../../shared/form/form-state';
import { sendingFailed } from '../../shared/form/sending-failed';
import { contactTexts as texts } from './contact.texts';

/** The contact form. */
export class ContactViewModel {
  readonly form = new FormState();

  constructor(
    private readonly submitContact: Pick<SubmitContact, 'delivers' | 'execute'>,
    private readonly toasts: Toasts,
  ) {}

  /** Whether the message reaches anybody. */
  get delivers(): boolean {
    return this.submitContact.delivers;
  }

  /** Sends the message and answers whether that is done. */
  submit(message: ContactMessage): Promise<boolean> {
    return submitForm(this.form, this.toasts, {
      faults: findTextFaults(CONTACT_RULES, message),
      execute: () => this.submitContact.execute(message),
      explain: ({ field, fault }) => ({
        field,
        message: textSentence(fault, { longest: longestOf(CONTACT_RULES[field]) }),
      }),
      done: () => texts.done,
      failed: (failure) => sendingFailed(failure, texts),
    });
  }
}
