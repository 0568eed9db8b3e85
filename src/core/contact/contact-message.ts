import { isEmailAddress } from '../shared/email-address';
import type { FieldFault } from '../shared/field-fault';

/** What a visitor writes to the foundation (specification, section 3). */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

/** A required field that is empty, or an e-mail address that the browser would refuse. */
export type ContactFault = FieldFault<keyof ContactMessage, 'missing' | 'malformed'>;

/** The message without spaces around its parts. */
export function tidyContactMessage({ name, email, message }: ContactMessage): ContactMessage {
  return { name: name.trim(), email: email.trim(), message: message.trim() };
}

/** What is wrong with a tidy message, in the order of the form; no length is too long (specification, section 5). */
export function findContactFaults(message: ContactMessage): ContactFault[] {
  const faults: ContactFault[] = [];
  if (message.name === '') faults.push({ field: 'name', fault: 'missing' });
  if (message.email === '') faults.push({ field: 'email', fault: 'missing' });
  else if (!isEmailAddress(message.email)) faults.push({ field: 'email', fault: 'malformed' });
  if (message.message === '') faults.push({ field: 'message', fault: 'missing' });
  return faults;
}
