import * as v from 'valibot';
import { command, IN_ADDRESS, type PortOf, query, READ_FAILURES, WRITE_FAILURES } from '../api/api';
import type { PageOf } from '../shared/page-of';
import { signupSchema } from '../signups/signup';
import { HOURS_SHOWS, type HoursInput as Input, type OwnHoursInput as Own } from './hours.inputs';

/** Work of a day: hours that were logged, or those of a shift. */
export const workSchema = v.object({
  ...v.pick(signupSchema, ['id', 'revision', 'programId', 'eventId', 'day', 'hours', 'note']).entries,
  ...v.pick(signupSchema, ['returnReason', 'approvedBy']).entries,
  minutes: v.number(),
  /** The program's title; null for other work. */
  program: v.nullable(v.string()),
  /** The shift and its event, such as 'Welcome desk: Fitting Day'; the shift alone for who may not read the event; empty for logged work. */
  shift: v.string(),
  /** The event alone; empty for logged work, and for who may not read it. */
  event: v.string(),
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

const page: v.GenericSchema<unknown, WorkPage> = v.object({
  items: v.array(staffWorkSchema),
  total: v.number(),
  counts: v.object(v.entriesFromList(HOURS_SHOWS, v.number())),
});
const some: v.GenericSchema<unknown, readonly StaffWork[]> = v.array(staffWorkSchema);
const all: v.GenericSchema<unknown, readonly Work[]> = v.array(workSchema);
const one: v.GenericSchema<unknown, Work> = workSchema;
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

/** What people ask of their own hours. A change makes them claimed again. */
export const ownHoursApi = {
  area: 'own-hours',
  calls: {
    /** All work of the person, the latest day first. */
    list: query()('hours.list-own', all, READ_FAILURES),
    /** The foundation's legal name, for a printed statement; empty where the settings have none. */
    foundation: query()('hours.list-own', foundation, READ_FAILURES),
    log: command<Own['log']>()('hours.log', one, WRITE_FAILURES),
    /** Of a shift only the minutes and the note change. */
    change: command<Own['change']>()('hours.log', one, WRITE_FAILURES),
    /** Takes logged work back while nobody has approved it. */
    takeBack: command<Own['takeBack']>()('hours.log', nothing, WRITE_FAILURES),
  },
} as const;

/** The hours of the signed-in person. */
export interface OwnHours extends PortOf<typeof ownHoursApi> {}
