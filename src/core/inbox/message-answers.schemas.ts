import * as v from 'valibot';
import { type MessageCounts, messageSchema } from './message';

/** How many messages stand where, from outside. */
export const messageCountsSchema: v.GenericSchema<unknown, MessageCounts> = v.object({
  unread: v.number(),
  read: v.number(),
  answered: v.number(),
  archived: v.number(),
});

/** A page of messages from outside. */
export const messagePageSchema = v.object({
  items: v.array(messageSchema),
  total: v.number(),
  isMore: v.boolean(),
  counts: messageCountsSchema,
});
