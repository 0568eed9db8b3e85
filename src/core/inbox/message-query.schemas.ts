import * as v from 'valibot';
import { isCalendarDate } from '../shared/calendar-date';
import { LINE, textSchema } from '../shared/text-schema';
import { MESSAGE_STATES, type MessageCounts, messageSchema } from './message';
import type { MessageQuery } from './message-query';

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
  counts: messageCountsSchema,
});

const date = v.pipe(v.string(), v.check(isCalendarDate, 'This has to be a day such as 2026-11-22.'));
const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most));

/** A question from outside, with nothing beside it. */
export const messageQuerySchema: v.GenericSchema<unknown, MessageQuery> = v.strictObject({
  search: textSchema(LINE),
  from: v.nullable(date),
  to: v.nullable(date),
  state: v.nullable(v.picklist(MESSAGE_STATES)),
  page: whole(1_000_000),
  size: whole(100),
});
