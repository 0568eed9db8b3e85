import * as v from 'valibot';
import { MAIL_STATES, type OutboxQuery } from './outbox.port';

const whole = (from: number, to: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.minValue(from), v.maxValue(to));

/** What is asked for in an address, such as '?state=failed&page=2'. */
export const outboxQuerySchema: v.GenericSchema<unknown, OutboxQuery> = v.object({
  state: v.optional(v.nullable(v.picklist(MAIL_STATES)), null),
  page: v.optional(whole(1, 100_000), '1'),
  size: v.optional(whole(1, 100), '20'),
});
