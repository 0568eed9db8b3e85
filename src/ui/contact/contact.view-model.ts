import { makeAutoObservable } from 'mobx';
import type { ContactFault, ContactMessage } from '../../core/contact/contact-message';
import type { SubmitContact } from '../../core/contact/submit-contact';
import { formTexts } from '../shared/form/form-texts';
import { DONE, notDone, type Submission, serverProblems } from '../shared/form/submission';
import type { ToastViewModel } from '../shared/toast/toast.view-model';
import { contactTexts } from './contact.texts';

/** The fields of the contact form, in its order. */
export type ContactField = keyof ContactMessage;

const FIELDS: readonly ContactField[] = ['name', 'email', 'message'];
const SENTENCES: Record<ContactFault['fault'], string> = {
  missing: formTexts.required,
  malformed: formTexts.email,
};

/** The contact form: idle, then submitting, then idle (specification, section 4). */
export class ContactViewModel {
  isSending = false;

  constructor(
    private readonly submitContact: Pick<SubmitContact, 'delivers' | 'execute'>,
    private readonly toasts: Pick<ToastViewModel, 'show'>,
  ) {
    makeAutoObservable<this, 'submitContact' | 'toasts'>(this, { submitContact: false, toasts: false });
  }

  /** Whether the message reaches anybody. */
  get delivers(): boolean {
    return this.submitContact.delivers;
  }

  start(): () => void {
    return () => {};
  }

  /** Sends the message; a press while one is under way does nothing. */
  async submit(message: ContactMessage): Promise<Submission<ContactField>> {
    if (this.isSending) return notDone([]);
    this.setSending(true);
    try {
      const result = await this.submitContact.execute(message);
      if (result.ok) {
        this.toasts.show(contactTexts.sent);
        return DONE;
      }
      const { failure } = result;
      if (failure.code === 'invalid-form') {
        return notDone(failure.faults.map(({ field, fault }) => ({ field, message: SENTENCES[fault] })));
      }
      this.toasts.show({ ...contactTexts.failed, variant: 'destructive' });
      return notDone(failure.code === 'validation' ? serverProblems(failure.fields, FIELDS) : []);
    } finally {
      this.setSending(false);
    }
  }

  private setSending(isSending: boolean): void {
    this.isSending = isSending;
  }
}
