import { CONTACT_RULES, type ContactMessage } from '../../../core/messages/contact-message';
import { typedForm } from '../../../core/shared/forms/typed-forms.port';
import type { Needs } from '../../app/ports';
import { TextFormViewModel } from '../../shared/form/text-form.view-model';
import { contactTexts } from './contact.texts';

/** The contact form. */
export class ContactViewModel extends TextFormViewModel<keyof ContactMessage> {
  constructor(
    ports: Needs<{
      submitContact: 'delivers' | 'execute';
      toasts: 'show' | 'clear';
      typedForms: 'read' | 'keep' | 'forget';
    }>,
  ) {
    super(
      CONTACT_RULES,
      contactTexts,
      ports.submitContact,
      ports.toasts,
      typedForm(ports.typedForms, 'contact'),
    );
  }
}
