import * as v from 'valibot';
import { IN_ADDRESS, type PortOf, query, READ_FAILURES } from '../api/api';
import { completionSchema } from '../guides/completion';
import { workSchema } from '../hours/hours.api';
import { pageSchema } from '../shared/page.schema';
import { LANGUAGES } from '../shared/text/language';
import { signupSchema } from '../signups/signup';
import type { VolunteersInput as Input } from './volunteers.inputs';

const titled = v.object({ id: v.string(), title: v.string() });

/** A volunteer as staff see them, with what they do in the programs that the person who asks sees, and their logged work of no program. */
export const volunteerSchema = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  /** Empty for none. */
  phone: v.string(),
  /** The language that they have chosen. */
  language: v.exactOptional(v.picklist(LANGUAGES)),
  /** The programs in which they help, by title. */
  helpsIn: v.array(titled),
  /** Approved, in this year in Las Vegas. */
  minutesThisYear: v.number(),
  /** The Pacific day of the last shift to which they came; null for none. */
  lastOn: v.nullable(v.string()),
  /** The next shift to which they are going; null for none. `startsAt` is in ms. */
  next: v.nullable(v.object({ shift: v.string(), event: v.string(), startsAt: v.number() })),
  /** How many trainings they have to do before shifts in those programs, and have not done. */
  missing: v.number(),
});

/** A volunteer as staff see them. */
export type Volunteer = Readonly<v.InferOutput<typeof volunteerSchema>>;

/** A shift that a volunteer signed up for. */
const volunteerSignupSchema = v.object({
  ...v.pick(signupSchema, ['id', 'state', 'markedAt']).entries,
  shift: v.string(),
  event: v.string(),
  program: v.nullable(v.string()),
  /** The times of the shift, in ms. */
  startsAt: v.number(),
  endsAt: v.number(),
  isCanceled: v.boolean(),
});

/** A shift that a volunteer signed up for. */
export type VolunteerSignup = Readonly<v.InferOutput<typeof volunteerSignupSchema>>;

const volunteerCompletionSchema = v.object({
  ...v.pick(completionSchema, ['id', 'doneOn', 'by']).entries,
  title: v.string(),
});

/** One volunteer with all that the person who asks sees of them. */
export const volunteerViewSchema = v.object({
  ...volunteerSchema.entries,
  /** Shifts, the latest first. */
  signups: v.array(volunteerSignupSchema),
  /** Work, the latest day first. */
  work: v.array(workSchema),
  /** The trainings that they did, the latest first. */
  completions: v.array(volunteerCompletionSchema),
  /** The titles of the trainings that they have to do. */
  toDo: v.array(v.string()),
  /** The published trainings, which can be recorded, by title. */
  trainings: v.array(titled),
  /** Shifts of the last 12 months to which they did not come. */
  noShows: v.number(),
});

/** One volunteer with all that the person who asks sees of them. */
export type VolunteerView = Readonly<v.InferOutput<typeof volunteerViewSchema>>;

const schema: v.GenericSchema<unknown, Volunteer> = volunteerSchema;
const some: v.GenericSchema<unknown, readonly Volunteer[]> = v.array(volunteerSchema);
const view: v.GenericSchema<unknown, VolunteerView> = volunteerViewSchema;

const right = 'volunteer.list';
const failures = [...READ_FAILURES, 'validation'] as const;

/**
 * What staff ask of volunteers: an admin of all who have an account and are not deactivated, a program manager of those who help in
 * a program that they manage. Somebody helps in a program when an application to help in it was approved, when they are going to a
 * shift of it or came to one, or when they logged work for it.
 */
export const volunteersApi = {
  area: 'volunteers',
  calls: {
    list: query<Input['list']>()(right, pageSchema(schema), failures),
    /** The same without pages. */
    all: query<Input['all']>()(right, some, failures),
    get: query<Input['get']>()(right, view, [...failures, 'not-found'], IN_ADDRESS),
  },
} as const;

/** The volunteers, for staff. */
export interface Volunteers extends PortOf<typeof volunteersApi> {}
