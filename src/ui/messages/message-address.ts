import { MESSAGE_STATES } from '../../core/messages/message';
import { choice, day, queryFields, text } from '../shared/address/query-fields';

/** The messages that an address asks for, as in '?search=boots&state=unread&from=2026-11-01&page=2'. */
export const messageAddress = queryFields(
  { search: text(), from: day, to: day, state: choice(MESSAGE_STATES) },
  { size: 20 },
);
