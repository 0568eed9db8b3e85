import { WrittenForm } from '../shared/forms/written-form';
import { CONTACT_RULES, type ContactMessage } from './contact-message';

/** Sends a visitor's message. */
export class SubmitContact extends WrittenForm<keyof ContactMessage> {
  protected readonly task = 'send a contact message';
  protected readonly rules = CONTACT_RULES;
}
