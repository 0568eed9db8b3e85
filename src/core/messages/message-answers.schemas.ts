import * as v from 'valibot';
import { listedMessageSchema, type MessageCounts } from './message';

/** How many messages stand where, from outside. */
export const messageCountsSchema: v.GenericSchema<unknown, MessageCounts> = v.object({
  unread: v.number(),
  read: v.number(),
  answered: v.number(),
  archived: v.number(),
});

/** A page of messages from outside. */
export const messagePageSchema = v.object({
  items: v.array(listedMessageSchema),
  total: v.number(),
  isMore: v.boolean(),
  counts: messageCountsSchema,
});
