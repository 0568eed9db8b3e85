import * as v from 'valibot';
import { MAIL_KINDS } from './mail';
import { MAIL_TROUBLES } from './mailer.port';
import { MAIL_STATES, type OutboxMail, type OutboxPage, type OutboxQuery } from './outbox.port';

/** A mail of the list, from outside. */
export const outboxMailSchema: v.GenericSchema<unknown, OutboxMail> = v.object({
  id: v.string(),
  kind: v.picklist(MAIL_KINDS),
  to: v.string(),
  subject: v.string(),
  state: v.picklist(MAIL_STATES),
  queuedAt: v.number(),
  sentAt: v.nullable(v.number()),
  nextTryAt: v.nullable(v.number()),
  tries: v.number(),
  trouble: v.nullable(v.picklist(MAIL_TROUBLES)),
  link: v.nullable(v.string()),
});

/** A page of the list, from outside. */
export const outboxPageSchema: v.GenericSchema<unknown, OutboxPage> = v.object({
  items: v.array(outboxMailSchema),
  total: v.number(),
  sends: v.boolean(),
});

const whole = (from: number, to: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.minValue(from), v.maxValue(to));

/** What is asked for in an address, such as '?state=failed&page=2'. */
export const outboxQuerySchema: v.GenericSchema<unknown, OutboxQuery> = v.object({
  state: v.optional(v.nullable(v.picklist(MAIL_STATES)), null),
  page: v.optional(whole(1, 100_000), '1'),
  size: v.optional(whole(1, 100), '20'),
});
