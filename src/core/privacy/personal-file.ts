import * as v from 'valibot';
import { type Application, applicationSchema } from '../applications/application';
import { type Gift, giftSchema } from '../gifts/gift';
import { type Completion, completionSchema } from '../guides/completion';
import { outboxMailSchema } from '../mail/outbox-mail';
import { type Message, messageSchema } from '../messages/message';
import { type Person, personSchema } from '../people/person';
import { type Pickup, pickupSchema } from '../pickups/pickup';
import { planSchema, type RecurringPlan } from '../plans/plan';
import { type Receipt, receiptSchema } from '../receipts/receipt';
import { type Signup, signupSchema } from '../signups/signup';

/** A mail as a person's file names it: its text is that of the record that it told of. */
export const personalMailSchema = v.omit(outboxMailSchema, ['id', 'nextTryAt', 'tries', 'trouble', 'link']);

/** A browser in which the person is signed in. */
const sessionSchema = v.object({
  agent: v.string(),
  /** The network address from which the person signed in; empty where it is not known. */
  address: v.string(),
  lastUsedAt: v.number(),
  endsAt: v.number(),
});

/** A message as a person's file names it. */
export const personalMessageSchema = v.omit(messageSchema, ['id', 'revision']);

/** A training that the person has done. */
const personalTrainingSchema = v.object({
  ...v.omit(completionSchema, ['id', 'guideId', 'personId']).entries,
  title: v.string(),
});

/** What the person signed up for, or the work that they logged, as their file names it. */
export const personalSignupSchema = v.object({
  ...v.omit(signupSchema, [
    'revision',
    'personId',
    'personKey',
    'eventId',
    'shiftId',
    'programId',
    'approvedBy',
    'markedBy',
  ]).entries,
  /** The titles of the event and the program, and the label of the shift; empty without one. */
  event: v.string(),
  shift: v.string(),
  program: v.string(),
});

/** An application as a person's file names it. */
export const personalApplicationSchema = v.object({
  ...v.omit(applicationSchema, ['revision', 'personId', 'personKey', 'programId', 'decidedBy']).entries,
  program: v.string(),
  staffNote: v.string(),
});

/**
 * Everything that is kept of one person, the same in every back end; times in ms since the epoch. It names what is left out of a
 * record, so that a field that is added to a record is given out without being named here.
 */
export const personalFileSchema = v.object({
  person: v.omit(personSchema, ['revision']),
  messages: v.array(personalMessageSchema),
  pickups: v.array(v.omit(pickupSchema, ['revision'])),
  gifts: v.array(v.omit(giftSchema, ['revision', 'personId', 'importId'])),
  plans: v.array(v.omit(planSchema, ['revision', 'personId'])),
  /** Everything the person was told, without the ids and keys that the system uses. */
  receipts: v.array(v.omit(receiptSchema, ['id', 'donorKey', 'personId', 'voided'])),
  /** Applications with the title of the program and what staff noted. */
  applications: v.array(personalApplicationSchema),
  /** The titles of the programs that the person manages. */
  programs: v.array(v.string()),
  /** Trainings by their title. */
  trainings: v.array(personalTrainingSchema),
  /** Sign-ups and hours. */
  signups: v.array(personalSignupSchema),
  /** The titles of the resources that the person said are wrong, and nobody has checked since. */
  reported: v.array(v.string()),
  mails: v.array(personalMailSchema),
  sessions: v.array(sessionSchema),
});

/** Everything that is kept of one person. */
export type PersonalFile = v.InferOutput<typeof personalFileSchema>;

/** Whole records of one person. */
export interface PersonalRecords {
  readonly person: Person;
  readonly messages: readonly Message[];
  readonly pickups: readonly Pickup[];
  readonly gifts: readonly Gift[];
  readonly plans: readonly RecurringPlan[];
  readonly receipts: readonly Receipt[];
  readonly applications: readonly (Application & { readonly program: string; readonly staffNote: string })[];
  readonly programs: readonly string[];
  readonly trainings: readonly (Completion & { readonly title: string })[];
  readonly signups: readonly (Signup & {
    readonly event: string;
    readonly shift: string;
    readonly program: string;
  })[];
  readonly reported: readonly string[];
  readonly mails: readonly v.InferOutput<typeof personalMailSchema>[];
  readonly sessions: readonly v.InferOutput<typeof sessionSchema>[];
}

/** The file of a person, made of whole records; each list begins with the oldest. */
export function personalFile(records: PersonalRecords): PersonalFile {
  const file = v.parse(personalFileSchema, records);
  const { person, messages, pickups, gifts, plans, receipts, applications, programs, mails, sessions } = file;
  const { trainings, signups, reported } = file;
  return {
    person,
    messages: sorted(messages, ({ receivedAt }) => receivedAt),
    pickups: sorted(pickups, ({ receivedAt }) => receivedAt),
    gifts: sorted(
      gifts,
      ({ receivedOn, createdAt }) => `${receivedOn} ${String(createdAt).padStart(16, '0')}`,
    ),
    plans: sorted(plans, ({ createdAt }) => createdAt),
    receipts: sorted(receipts, ({ year, number }) => `${year} ${number.padStart(16, '0')}`),
    applications: sorted(applications, ({ receivedAt }) => receivedAt),
    programs: programs.toSorted(),
    trainings: sorted(trainings, ({ doneOn, title }) => `${doneOn} ${title}`),
    signups: sorted(
      signups,
      ({ day, createdAt, id }) => `${day} ${String(createdAt).padStart(16, '0')} ${id}`,
    ),
    reported: reported.toSorted(),
    mails: sorted(mails, ({ queuedAt }) => queuedAt),
    sessions: sorted(sessions, ({ lastUsedAt }) => lastUsedAt),
  };
}

function sorted<T>(items: readonly T[], by: (item: T) => number | string): T[] {
  return items.toSorted((a, b) => (by(a) < by(b) ? -1 : by(a) > by(b) ? 1 : 0));
}
