import type { Selectable } from 'kysely';
import type { Message } from '../../../core/messages/message';
import type { Tables } from '../database';
import type { RowOf } from '../row-of';
import { searchColumn } from '../word-search';

/** The message that a row holds. */
export function messageOf(row: Omit<Selectable<Tables['contact_message']>, 'search'>): Message {
  return {
    id: row.id,
    revision: row.revision,
    receivedAt: row.received_at,
    state: row.state,
    name: row.name,
    email: row.email,
    text: row.message,
  };
}

/** The row that holds a message. */
export function messageRow({
  id,
  revision,
  receivedAt,
  state,
  name,
  email,
  text,
}: Message): RowOf<'contact_message'> {
  return {
    ...{ id, revision, received_at: receivedAt, state, name, email, message: text },
    search: searchColumn(name, email, text),
  };
}
