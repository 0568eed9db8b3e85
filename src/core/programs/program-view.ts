import * as v from 'valibot';
import { translationsSchema } from '../shared/translations/translations-schema';
import { programSchema, programTexts } from './program';

const staffEntries = {
  /** Those who can manage it now, by name; nobody, if they all lost their role or were deactivated. */
  managers: v.array(v.object({ id: v.string(), name: v.string() })),
  /** As ProgramFigures and ProgramEventFigures have them. */
  waiting: v.number(),
  enrolled: v.number(),
  people: v.number(),
  sessions: v.number(),
  /** Approved minutes of work. */
  minutes: v.number(),
  /** The Pacific days of the first and the last event or decision; null before the first. */
  ran: v.nullable(v.object({ first: v.string(), last: v.string() })),
  /** Its next events, soonest first; MOST_NEXT at most. */
  next: v.array(v.object({ id: v.string(), title: v.string(), startsAt: v.number() })),
};

/** A program in a list of staff. */
export const listedProgramSchema = v.object({ ...programSchema.entries, ...staffEntries });

export type ListedProgram = Readonly<v.InferOutput<typeof listedProgramSchema>>;

/** A program as staff see it. */
export const programViewSchema = v.object({
  program: programSchema,
  ...staffEntries,
  /** Pairs of shoes that were given for its applications. */
  pairsGiven: v.number(),
});

/** A program as staff see it. */
export type ProgramView = Readonly<v.InferOutput<typeof programViewSchema>>;

/** A date on which people drop in. */
const dropInDateSchema = v.object({
  id: v.string(),
  title: v.string(),
  /** ms since the epoch. */
  startsAt: v.number(),
  endsAt: v.number(),
  place: v.string(),
  es: translationsSchema({ title: v.string() }),
});

/** A date on which people drop in. */
export type DropInDate = Readonly<v.InferOutput<typeof dropInDateSchema>>;

const { title, summary, description } = programTexts;

/** An active program as everybody who is signed in sees it. */
export const offeredProgramSchema = v.object({
  ...v.pick(programSchema, [
    'id',
    'title',
    'kind',
    'summary',
    'description',
    'intake',
    'answerDays',
    'contactName',
    'contactPhone',
    'asksSizes',
    'volunteersNeedApproval',
    'questions',
  ]).entries,
  es: translationsSchema({ title, summary, description }),
  /** Null for no limit; never below 0. */
  placesLeft: v.nullable(v.number()),
  /** The next dates, as dropInDates finds them; with some of them, nobody applies for a place. */
  dropIn: v.array(dropInDateSchema),
});

/** An active program as everybody who is signed in sees it. */
export type OfferedProgram = Readonly<v.InferOutput<typeof offeredProgramSchema>>;
