import { findTextFaults, type TextFault, trimFields } from '../shared/forms/field-rules';
import { PublicForm } from '../shared/forms/public-form';
import { CONTACT_RULES, type ContactMessage } from './contact-message';

/** Sends a visitor's message. */
export class SubmitContact extends PublicForm<ContactMessage, TextFault<keyof ContactMessage>> {
  protected readonly task = 'send a contact message';
  protected readonly faultsIn = (message: ContactMessage) => findTextFaults(CONTACT_RULES, message);
  protected readonly sent = (message: ContactMessage) => trimFields(CONTACT_RULES, message);
}
