import type { ContactFault, ContactMessage } from '../../core/contact/contact-message';
import type { SubmitContact } from '../../core/contact/submit-contact';
import { FormState } from '../shared/form/form-state';
import { formTexts } from '../shared/form/form-texts';
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
  readonly form: FormState<ContactField>;

  constructor(
    private readonly submitContact: Pick<SubmitContact, 'delivers' | 'execute'>,
    toasts: Pick<ToastViewModel, 'show' | 'clear'>,
  ) {
    this.form = new FormState(FIELDS, toasts, contactTexts);
  }

  /** Whether the message reaches anybody. */
  get delivers(): boolean {
    return this.submitContact.delivers;
  }

  start(): () => void {
    return () => {};
  }

  /** Sends the message. */
  submit(message: ContactMessage): Promise<boolean> {
    return this.form.submit({
      execute: () => this.submitContact.execute(message),
      explain: (faults) => faults.map(({ field, fault }) => ({ field, message: SENTENCES[fault] })),
    });
  }
}
