import { CONTACT_RULES, type ContactMessage } from '../../src/core/messages/contact-message';

/** A valid message: something in every field that the form has, and what a test cares about put in its place. */
export function aContactMessage(overrides: Partial<ContactMessage> = {}): ContactMessage {
  const fields = Object.entries(CONTACT_RULES).map(([field, rule]) => [
    field,
    rule === 'email' ? 'ada@fsr.example' : `some ${field}`,
  ]);
  return { ...(Object.fromEntries(fields) as ContactMessage), ...overrides };
}
