import * as v from 'valibot';
import type { MailState } from '../mail/outbox-mail';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const MAIL_STATES = ['waiting', 'sent', 'failed'] as const satisfies readonly MailState[];

const RUN_OUTCOMES = ['mailed', 'paper', 'none'] as const;

/** So many donors are done in one step of a run: a step is short, and a stop soon heard. */
export const RUN_STEP = 20;

/** A receipt that went to somebody by mail. */
const receiptMailingSchema = v.object({
  /** ms since the epoch. */
  at: v.number(),
  /** As the outbox keeps it; null once it was deleted there. */
  to: v.nullable(v.string()),
  /** Where the mail is; null once it was deleted from the outbox. */
  state: v.nullable(v.picklist(MAIL_STATES)),
});

/** When a receipt was sent, the latest first. */
export const receiptMailingsSchema = v.object({
  items: v.array(receiptMailingSchema),
  /** Whether there is a mail server; without one a mail waits in the outbox, and in the simulation none leaves. */
  sends: v.boolean(),
});

/** When a receipt was sent, the latest first. */
export type ReceiptMailings = Readonly<v.InferOutput<typeof receiptMailingsSchema>>;

/** The letters of a year: one statement for each donor. */
export const receiptRunSchema = v.object({
  year: v.number(),
  state: v.picklist(['running', 'stopped', 'done']),
  /** How many donors there are, how many of them are done, and of these how many got a mail, or need a letter on paper. */
  donors: count,
  done: count,
  mailed: count,
  paper: count,
  /** Whether there is a mail server. */
  sends: v.boolean(),
});

/** The letters of a year: one statement for each donor. */
export type ReceiptRun = Readonly<v.InferOutput<typeof receiptRunSchema>>;

/** What became of a donor's statement: it was mailed, it goes out on paper, or there is nothing to state. */
export type RunOutcome = (typeof RUN_OUTCOMES)[number];

/** The letters of a year donor by donor, as the simulation and its backup keep them. */
export const keptRunSchema = v.object({
  year: v.number(),
  isStopped: v.boolean(),
  /** Each donor, as donorIdentity says it, with what became of the letter; null while it waits. */
  donors: v.array(v.object({ key: v.string(), outcome: v.nullable(v.picklist(RUN_OUTCOMES)) })),
});

/** The letters of a year donor by donor. */
export type KeptRun = Readonly<v.InferOutput<typeof keptRunSchema>>;

/** How far a run is, from how many of its donors have an outcome, or none yet. */
export function runOf(
  year: number,
  isStopped: boolean,
  count: (outcome: RunOutcome | null) => number,
): Omit<ReceiptRun, 'sends'> {
  const [mailed, paper, waiting] = [count('mailed'), count('paper'), count(null)];
  const done = mailed + paper + count('none');
  const state = waiting === 0 ? 'done' : isStopped ? 'stopped' : 'running';
  return { year, state, donors: done + waiting, done, mailed, paper };
}

/** A donor who gave something in a year, for a statement. */
export const donorYearSchema = v.object({
  /** As donorIdentity says it. */
  donorKey: v.string(),
  name: v.string(),
  email: v.string(),
  /** How many gifts of money there are, and what they add up to in US cents, net of refunds. */
  gifts: count,
  cents: count,
  /** How many gifts of goods. */
  goods: count,
  /** The valid statement and how many gifts it leaves out; null if the donor has no valid statement. */
  statement: v.nullable(v.object({ id: v.string(), number: v.string(), leftOut: count })),
});
