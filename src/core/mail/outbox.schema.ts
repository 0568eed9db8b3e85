import * as v from 'valibot';
import { MAIL_KINDS } from './mail';
import { MAIL_TROUBLES } from './mailer.port';
import { MAIL_STATES, type OutboxMail, type OutboxPage } from './outbox.port';

/** A mail of the list, from outside. */
export const outboxMailSchema = v.object({
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
} satisfies { readonly [Field in keyof OutboxMail]: v.GenericSchema<unknown, OutboxMail[Field]> });

/** A page of the list, from outside. */
export const outboxPageSchema: v.GenericSchema<unknown, OutboxPage> = v.object({
  items: v.array(outboxMailSchema),
  total: v.number(),
  sends: v.boolean(),
});
