import * as v from 'valibot';
import { command, type PortOf, query, REFUSED } from '../api/api';
import {
  listedMessageSchema,
  MESSAGE_STATES,
  type Message,
  type MessageCounts,
  messageSchema,
} from './message';
import type { MessagePage, MessageQuery } from './message-query';
import type { MessageId, MessageMark } from './messages.inputs';

const one: v.GenericSchema<unknown, Message> = messageSchema;
const counts: v.GenericSchema<unknown, MessageCounts> = v.object(
  v.entriesFromList(MESSAGE_STATES, v.number()),
);
const page: v.GenericSchema<unknown, MessagePage> = v.object({
  items: v.array(listedMessageSchema),
  total: v.number(),
  isMore: v.boolean(),
  counts,
});

const right = 'message.list';
const failures = [...REFUSED, 'validation', 'too-many', 'cancelled'] as const;

/** What can be asked of messages. Visitors send them with the contact form. */
export const messagesApi = {
  area: 'messages',
  calls: {
    /** A page of the beginnings of messages, the newest first; of those that came at the same ms, by id. */
    list: query<MessageQuery>()({ right, answer: page, failures }),
    /** A whole message. */
    get: query<MessageId>()({ right, answer: one, failures: [...failures, 'not-found'] }),
    counts: query()({ right, answer: counts, failures }),
    /** Puts a message into a state. 'conflict' when it has another revision than `base`. Of two marks from one base, one is kept. */
    mark: command<MessageMark>()({
      right: 'message.mark',
      answer: one,
      failures: [...REFUSED, 'validation', 'not-found', 'conflict', 'quota', 'too-many'],
    }),
  },
} as const;

/** What visitors wrote with the contact form. */
export interface Messages extends PortOf<typeof messagesApi> {}
