import * as v from 'valibot';
import type { PageOf } from '../shared/page-of';
import { LANGUAGES } from '../shared/text/language';
import { MAIL_KINDS } from './mail-kinds.texts';
import { MAIL_TROUBLES } from './mailer.port';

/** The state of a mail: waiting for its next attempt, sent, or given up. */
export const MAIL_STATES = ['waiting', 'sent', 'failed'] as const;

/** A mail as admins see it. */
export const outboxMailSchema = v.object({
  id: v.string(),
  kind: v.picklist(MAIL_KINDS),
  to: v.string(),
  subject: v.string(),
  /** The language of the mail, its subject included. Older ones are in English. */
  language: v.optional(v.picklist(LANGUAGES), 'en'),
  state: v.picklist(MAIL_STATES),
  /** ms since the epoch, like the two times below. */
  queuedAt: v.number(),
  sentAt: v.nullable(v.number()),
  /** When it is tried next; null unless it waits. */
  nextTryAt: v.nullable(v.number()),
  tries: v.number(),
  /** What went wrong last. */
  trouble: v.nullable(v.picklist(MAIL_TROUBLES)),
  /** The link of an invitation that was not sent, to pass on by hand; null for any other: it lets its reader in. */
  link: v.nullable(v.string()),
});

/** A mail as admins see it. */
export type OutboxMail = Readonly<v.InferOutput<typeof outboxMailSchema>>;

/** One of the three states. */
export type MailState = OutboxMail['state'];

/** A page of mails, newest first. */
export interface OutboxPage extends PageOf<OutboxMail> {
  /** Whether there is a mail server to hand them to; without one they wait. */
  readonly sends: boolean;
}
