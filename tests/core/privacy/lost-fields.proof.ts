// Compiled by the type check, never run: a record that gets a field does not compile until somebody has said what becomes of it
// where it is taken apart, where it is kept, and where it is erased.
import type { RowOf } from '../../../src/adapters/postgres/table-map';
import type { ContactMessage } from '../../../src/core/messages/contact-message';
import type { FieldRules } from '../../../src/core/privacy/erased-records';
import { nothingLeft } from '../../../src/core/shared/nothing-left';

interface LaterMessage extends ContactMessage {
  readonly topic: string;
}

export function takenApart({ name, email, message, ...others }: ContactMessage) {
  nothingLeft(others);
  return [name, email, message];
}

export function takenApartLater({ name, email, message, ...others }: LaterMessage) {
  // @ts-expect-error the topic is left
  nothingLeft(others);
  return [name, email, message];
}

const RULES: FieldRules<ContactMessage> = { name: () => '', email: () => '', message: () => '' };
// @ts-expect-error nothing says what becomes of the topic
export const rulesLater: FieldRules<LaterMessage> = RULES;

// @ts-expect-error the message has no revision, which the database would fill in
export const incomplete: RowOf<'contact_message'> = {
  id: '',
  received_at: 0,
  name: '',
  email: '',
  message: '',
  search: '',
  state: 'unread',
};
