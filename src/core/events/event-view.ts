import * as v from 'valibot';
import type { ProgramKind } from '../programs/program';
import { translationsSchema } from '../shared/translations/translations-schema';
import { eventSchema, shiftSchema } from './event';

/** How many people signed up for a shift, or as guests, by what became of them. */
export const partCountSchema = v.object({
  /** Null for the guests. */
  shiftId: v.nullable(v.string()),
  waiting: v.number(),
  going: v.number(),
  attended: v.number(),
  noShow: v.number(),
  /** Taken off the list after the marks could be set. */
  excused: v.number(),
  /** Approved minutes. */
  minutes: v.number(),
});

/** How many people signed up for a shift, or as guests. */
export type PartCount = Readonly<v.InferOutput<typeof partCountSchema>>;

/** What an event reads of its program. */
const programSchema = v.nullable(v.object({ id: v.string(), title: v.string() }));

const counted = {
  /** Null for an event of no program. */
  program: programSchema,
  /** One entry a shift, and one with null for the guests; a part without sign-ups may be missing. */
  counts: v.array(partCountSchema),
};

/** An event in a list of staff. */
export const listedEventSchema = v.object({
  ...v.omit(eventSchema, ['description', 'access', 'es', 'createdAt']).entries,
  /** Whether each of its words is in Spanish as well. */
  isInSpanish: v.optional(v.boolean(), true),
  ...counted,
});

export type ListedEvent = Readonly<v.InferOutput<typeof listedEventSchema>>;

/** An event as staff see it. */
export const eventViewSchema = v.object({
  event: eventSchema,
  ...counted,
  /** The other dates that were made with it, soonest first; drafts and canceled ones, too. */
  others: v.array(v.pick(eventSchema, ['id', 'startsAt', 'state'])),
  /** How many later dates would be canceled along with it. */
  later: v.number(),
});

/** An event as staff see it. */
export type EventView = Readonly<v.InferOutput<typeof eventViewSchema>>;

/** What leads an event in lists for those whom it is for. */
export const leadEntries = {
  /**
   * What its program offers; null for an event of no program. Any word passes: to check it, the public pages would have to fetch all
   * that programs are.
   */
  kind: v.nullable(v.string()) as v.GenericSchema<unknown, ProgramKind | null>,
  /** One line why to come, as whyCome finds it; may be empty. */
  why: v.string(),
};

/** An event as the public sees it: published or canceled, invited everybody, and not over. */
export const publicEventSchema = v.object({
  ...v.pick(eventSchema, ['id', 'title', 'place', 'address', 'access', 'takesSignups']).entries,
  ...v.pick(eventSchema, ['cancelReason', 'sequence', 'changedAt']).entries,
  startsAt: v.number(),
  endsAt: v.number(),
  state: v.picklist(['published', 'canceled']),
  /** The same for all dates that were made together; null for a single one. */
  seriesId: v.nullable(v.string()),
  ...leadEntries,
  /** Null for no limit; never below 0. */
  placesLeft: v.nullable(v.number()),
  es: translationsSchema({
    title: v.string(),
    access: v.string(),
    cancelReason: v.string(),
    why: v.string(),
  }),
});

/** An event as the public sees it. */
export type PublicEvent = Readonly<v.InferOutput<typeof publicEventSchema>>;

/** A shift in a list of those that still need people. */
export const openShiftSchema = v.object({
  ...shiftSchema.entries,
  event: v.pick(eventSchema, ['id', 'title', 'place', 'programId']),
  program: programSchema,
  going: v.number(),
  waiting: v.number(),
});

/** A shift in a list of those that still need people. */
export type OpenShift = Readonly<v.InferOutput<typeof openShiftSchema>>;

/** What a change of an event would do, told before it is saved. */
export const effectSchema = v.object({
  /** How many people would get a mail. */
  mailed: v.number(),
  /** Who would then be in two places at once. */
  overlaps: v.array(v.object({ name: v.string(), title: v.nullable(v.string()) })),
});

/** What a change of an event would do. */
export type Effect = Readonly<v.InferOutput<typeof effectSchema>>;

/** How many places of a part are taken: by those who are going, and by those who came. */
export function heldPlaces(count: Pick<PartCount, 'going' | 'attended'> | undefined): number {
  return count ? count.going + count.attended : 0;
}

/** The count of a part; undefined where nobody signed up. */
export function countOf(counts: readonly PartCount[], shiftId: string | null): PartCount | undefined {
  return counts.find((count) => count.shiftId === shiftId);
}
