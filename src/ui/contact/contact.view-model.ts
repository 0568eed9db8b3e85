import type { ContactFault, ContactMessage } from '../../core/contact/contact-message';
import type { SubmitContact } from '../../core/contact/submit-contact';
import { formTexts } from '../shared/form/form-texts';
import { Sending } from '../shared/form/sending';
import type { Submission } from '../shared/form/submission';
import type { ToastViewModel } from '../shared/toast/toast.view-model';
import { contactTexts } from './contact.texts';

type ContactField = keyof ContactMessage;

const FIELDS: readonly ContactField[] = ['name', 'email', 'message'];
const SENTENCES: Record<ContactFault['fault'], string> = {
  missing: formTexts.required,
  malformed: formTexts.malformedEmail,
};

/** The contact form. */
export class ContactViewModel {
  private readonly sending: Sending;

  constructor(
    private readonly submitContact: Pick<SubmitContact, 'delivers' | 'execute'>,
    toasts: Pick<ToastViewModel, 'show'>,
  ) {
    this.sending = new Sending(toasts, contactTexts);
  }

  get isSending(): boolean {
    return this.sending.isOn;
  }

  /** Whether the message reaches anybody. */
  get delivers(): boolean {
    return this.submitContact.delivers;
  }

  start(): () => void {
    return () => {};
  }

  /** Sends the message. */
  submit(message: ContactMessage): Promise<Submission<ContactField>> {
    return this.sending.run({
      execute: () => this.submitContact.execute(message),
      fields: FIELDS,
      explain: (faults) => faults.map(({ field, fault }) => ({ field, message: SENTENCES[fault] })),
    });
  }
}
