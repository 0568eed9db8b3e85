import * as v from 'valibot';
import { LINE } from '../shared/text/text-limits';
import { textSchema } from '../shared/text/text-schema';
import { isCalendarDate } from '../shared/time/calendar-date';
import { MESSAGE_STATES } from './message';
import type { MessageQuery } from './message-query';

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
