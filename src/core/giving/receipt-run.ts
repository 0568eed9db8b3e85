import * as v from 'valibot';
import type { MailState } from '../mail/outbox.port';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const MAIL_STATES = ['waiting', 'sent', 'failed'] as const satisfies readonly MailState[];

/** So many donors are done in one step of a run: a step is short, and a stop soon heard. */
export const RUN_STEP = 20;

/** A receipt that went to somebody by mail. */
export const receiptMailingSchema = v.object({
  /** ms since the epoch. */
  at: v.number(),
  /** As the outbox keeps it; null once it was deleted there. */
  to: v.nullable(v.string()),
  /** Where the mail is; null once it was deleted from the outbox. */
  state: v.nullable(v.picklist(MAIL_STATES)),
});

/** A receipt that went to somebody by mail. */
export type ReceiptMailing = Readonly<v.InferOutput<typeof receiptMailingSchema>>;

/** The letters of a year: one statement for each donor. */
export const receiptRunSchema = v.object({
  year: v.number(),
  state: v.picklist(['running', 'stopped', 'done']),
  /** How many donors there are, how many of them are done, and of these how many got a mail, or need a letter on paper. */
  donors: count,
  done: count,
  mailed: count,
  paper: count,
});

/** The letters of a year: one statement for each donor. */
export type ReceiptRun = Readonly<v.InferOutput<typeof receiptRunSchema>>;
