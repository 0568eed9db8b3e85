import type { Message } from '../../../core/messages/message';
import { identityOf } from '../../../core/shared/who-is-who';
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
    topic: 'topic',
    name: 'name',
    contact: 'email',
    text: 'message',
    language: 'language',
  },
  ({ topic, name, contact, text }) => ({
    search: searchColumn(name, contact, text),
    identity: topic === 'shoes' ? identityOf({ name, contact }) : null,
  }),
);
