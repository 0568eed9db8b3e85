import * as v from 'valibot';
import { command, IN_ADDRESS, type PortOf, query, READ_FAILURES, WRITE_FAILURES } from '../api/api';
import type { PageOf } from '../shared/page-of';
import { translationsSchema } from '../shared/translations/translations-schema';
import { signupSchema } from '../signups/signup';
import { HOURS_SHOWS, type HoursInput as Input, type OwnHoursInput as Own } from './hours.inputs';
import type { WorkSums } from './own-work';

/** Work of a day: hours that were logged, or those of a shift. */
export const workSchema = v.object({
  ...v.pick(signupSchema, ['id', 'revision', 'programId', 'eventId', 'day', 'hours', 'note']).entries,
  ...v.pick(signupSchema, ['returnReason', 'approvedBy']).entries,
  minutes: v.number(),
  /** The program's title; null for other work. */
  program: v.nullable(v.string()),
  /** The shift and its event ('Welcome desk: Fitting Day'); the shift alone without the right to read the event; empty for logged work. */
  shift: v.string(),
  /** The shift alone; empty for logged work. */
  label: v.string(),
  /** The event alone; empty for logged work, and for people without the right to read it. */
  event: v.string(),
  es: translationsSchema({ program: v.string(), label: v.string(), event: v.string() }),
});

/** Work of a day. */
export type Work = Readonly<v.InferOutput<typeof workSchema>>;

/** Work of a day as staff see it. */
export const staffWorkSchema = v.object({
  ...workSchema.entries,
  personId: v.nullable(v.string()),
  name: v.string(),
  /** Whether it is the actor's own, which somebody else approves. */
  isOwn: v.boolean(),
});

/** Work of a day as staff see it. */
export type StaffWork = Readonly<v.InferOutput<typeof staffWorkSchema>>;

/** A page of work, and how much there is in each state. */
export interface WorkPage extends PageOf<StaffWork> {
  readonly counts: Readonly<Record<(typeof HOURS_SHOWS)[number], number>>;
}

/** A page of somebody's own work in a year, and what all of theirs comes to. */
export interface OwnWorkPage extends PageOf<Work> {
  readonly sums: WorkSums;
  /** The years in which there is any, the latest first. */
  readonly years: readonly number[];
}

/** The approved minutes of a program. */
export interface ProgramMinutes {
  readonly programId: string;
  readonly minutes: number;
}

const page: v.GenericSchema<unknown, WorkPage> = v.object({
  items: v.array(staffWorkSchema),
  total: v.number(),
  counts: v.object(v.entriesFromList(HOURS_SHOWS, v.number())),
});
const some: v.GenericSchema<unknown, readonly StaffWork[]> = v.array(staffWorkSchema);
const all: v.GenericSchema<unknown, readonly Work[]> = v.array(workSchema);
const ownPage: v.GenericSchema<unknown, OwnWorkPage> = v.object({
  items: v.array(workSchema),
  total: v.number(),
  sums: v.object({ approvedThisYear: v.number(), waiting: v.number(), lastYear: v.number() }),
  years: v.array(v.number()),
});
const byProgram: v.GenericSchema<unknown, readonly ProgramMinutes[]> = v.array(
  v.object({ programId: v.string(), minutes: v.number() }),
);
const schema: v.GenericSchema<unknown, Work> = workSchema;
const foundation: v.GenericSchema<unknown, { readonly legalName: string }> = v.object({
  legalName: v.string(),
});
const nothing: v.GenericSchema<unknown, undefined> = v.undefined();

/** What staff ask of hours: those of their programs, and of no program. Nobody approves or returns their own. */
export const hoursApi = {
  area: 'hours',
  calls: {
    /** Claimed ones: the earliest day first; others: the latest first. */
    list: query<Input['list']>()('hours.list', page, [...READ_FAILURES, 'validation'], IN_ADDRESS),
    approve: command<Input['approve']>()('hours.approve', some, WRITE_FAILURES),
    /** Returns claimed hours, or takes an approval back, with a reason. */
    giveBack: command<Input['giveBack']>()('hours.approve', some, WRITE_FAILURES),
  },
} as const;

/** The hours of volunteers, for staff. */
export interface Hours extends PortOf<typeof hoursApi> {}

/** A person's own changes, all together. */
const OWN = { limit: { times: 60, windowMs: 10 * 60_000 }, countedAs: 'change' };

const reads = [...READ_FAILURES, 'validation'] as const;

/**
 * What people ask of their own hours. A change makes them claimed again. It is 'conflict' for 'day-full' beyond 24 hours of work on
 * the day, for 'logged-today' when the day's entries are used up, and for 'hours-waiting' when too much waits for an approval.
 */
export const ownHoursApi = {
  area: 'own-hours',
  calls: {
    /** Work of the person in a year, the latest day first. */
    list: query<Own['list']>()('hours.list-own', ownPage, reads, IN_ADDRESS),
    get: query<Own['get']>()('hours.list-own', schema, [...reads, 'not-found'], IN_ADDRESS),
    /** All approved work of a year, the latest day first. */
    approved: query<Own['approved']>()('hours.list-own', all, reads, IN_ADDRESS),
    /** The work of shifts on a day, which was recorded already. */
    shiftsOn: query<Own['shiftsOn']>()('hours.list-own', all, reads, IN_ADDRESS),
    /** What was approved this year, by program. */
    minutes: query()('hours.list-own', byProgram, READ_FAILURES),
    /** The foundation's legal name, for a printed statement; empty where the settings have none. */
    foundation: query()('hours.list-own', foundation, READ_FAILURES),
    log: command<Own['log']>()('hours.log', schema, WRITE_FAILURES, OWN),
    /** Of a shift only the minutes and the note change. */
    change: command<Own['change']>()('hours.log', schema, WRITE_FAILURES, OWN),
    /** Deletes logged work while nobody has approved it; done again, it changes nothing. */
    takeBack: command<Own['takeBack']>()('hours.log', nothing, WRITE_FAILURES, OWN),
  },
} as const;

/** The hours of the signed-in person. */
export interface OwnHours extends PortOf<typeof ownHoursApi> {}
