import type { Message } from '../../../core/messages/message';
import { tableMap } from '../table-map';
import { searchColumn } from '../word-search';

/** Messages as rows, and back. */
export const {
  columns: messageColumns,
  rowOf: messageRow,
  recordOf: messageOf,
} = tableMap<'contact_message', Message>()(
  {
    id: 'id',
    revision: 'revision',
    receivedAt: 'received_at',
    state: 'state',
    name: 'name',
    email: 'email',
    text: 'message',
  },
  ({ name, email, text }) => ({ search: searchColumn(name, email, text) }),
);
