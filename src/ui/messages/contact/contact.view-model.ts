import { CONTACT_RULES, type ContactMessage } from '../../../core/messages/contact-message';
import type { SubmitContact } from '../../../core/messages/submit-contact';
import { type TypedForms, typedForm } from '../../../core/shared/forms/typed-forms.port';
import type { Toasts } from '../../shared/form/form-state';
import { TextFormViewModel } from '../../shared/form/text-form.view-model';
import { contactTexts } from './contact.texts';

/** The contact form. */
export class ContactViewModel extends TextFormViewModel<keyof ContactMessage> {
  constructor(
    submitContact: Pick<SubmitContact, 'delivers' | 'execute'>,
    toasts: Toasts,
    typedForms: TypedForms,
  ) {
    super(CONTACT_RULES, contactTexts, submitContact, toasts, typedForm(typedForms, 'contact'));
  }
}
