import * as v from 'valibot';
import { neededShoesSchema } from '../applications/needed-shoes';
import { eventSchema, shiftSchema } from '../events/event';
import { leadEntries, publicEventSchema } from '../events/event-view';
import { pairSchema } from '../shared/sizes/shoe-size';
import { titledSchema } from '../shared/translations/titled-schema';
import { signupSchema } from './signup';

/** Why somebody cannot take a shift or a place: the first reason that holds, with what has to be done first. */
export const obstacleSchema = v.variant('why', [
  v.object({ why: v.literal('canceled') }),
  v.object({ why: v.literal('started') }),
  /** They do not belong to those whom it is for. */
  v.object({ why: v.literal('not-invited') }),
  /** They have to apply to help in a program first. */
  v.object({ why: v.literal('not-approved'), program: titledSchema }),
  v.object({ why: v.literal('training'), guide: titledSchema }),
  v.object({ why: v.literal('adults-only') }),
  /** They are going somewhere else at that time: to an event whose title is null for people without the right to read it. */
  v.object({ why: v.literal('overlap'), title: v.nullable(v.string()), es: titledSchema.entries.es }),
]);

/** Why somebody cannot take a shift or a place. */
export type Obstacle = Readonly<v.InferOutput<typeof obstacleSchema>>;

/** What an own sign-up tells. */
const ownSignup = v.object({
  ...v.pick(signupSchema, ['id', 'revision', 'state', 'since', 'minutes', 'hours', 'markedAt']).entries,
  /** The place in the waiting list, from 1; null unless it waits. */
  position: v.nullable(v.number()),
});

const briefEvent = {
  ...v.pick(eventSchema, ['id', 'title', 'programId', 'place', 'address', 'access', 'sequence']).entries,
  ...v.pick(eventSchema, ['changedAt', 'contactName', 'contactPhone', 'cancelReason']).entries,
  startsAt: v.number(),
  endsAt: v.number(),
  state: v.picklist(['published', 'canceled']),
  ...leadEntries,
  es: publicEventSchema.entries.es,
};

/** A shift that volunteers can take, and what stands between it and the person who asks. */
export const offeredShiftSchema = v.object({
  ...shiftSchema.entries,
  event: v.object(briefEvent),
  program: v.nullable(titledSchema),
  /** How many more people are needed. */
  needs: v.number(),
  /** Theirs, while they wait or are going. */
  own: v.nullable(ownSignup),
  /** Null where they could take it. */
  obstacle: v.nullable(obstacleSchema),
});

/** A shift that volunteers can take. */
export type OfferedShift = Readonly<v.InferOutput<typeof offeredShiftSchema>>;

/** An event to which the person who asks is invited. */
export const invitedEventSchema = v.object({
  ...briefEvent,
  program: v.nullable(titledSchema),
  takesSignups: v.boolean(),
  /** Null for no limit; never below 0. */
  placesLeft: v.nullable(v.number()),
  /** The same for all dates that were made together; null for a single one. */
  seriesId: v.nullable(v.string()),
  own: v.nullable(ownSignup),
  obstacle: v.nullable(obstacleSchema),
});

/** An event to which the person who asks is invited. */
export type InvitedEvent = Readonly<v.InferOutput<typeof invitedEventSchema>>;

/** One entry of somebody's schedule: what they signed up for, from 90 days ago on. */
export const scheduledSchema = v.object({
  ...ownSignup.entries,
  event: v.object(briefEvent),
  /** Null for a guest. */
  shift: v.nullable(v.pick(shiftSchema, ['id', 'label', 'es'])),
  /** The times of the shift or of the event, in ms. */
  startsAt: v.number(),
  endsAt: v.number(),
  /** First names of the others on the same shift. */
  others: v.array(v.string()),
  /** What stands between the person and the place that they wait for; null unless they wait, and in the answer to a change. */
  offer: v.nullable(v.object({ isFull: v.boolean(), obstacle: v.nullable(obstacleSchema) })),
});

/** One entry of somebody's schedule. */
export type Scheduled = Readonly<v.InferOutput<typeof scheduledSchema>>;

/** A guest as volunteers see them on the day: the first name, sizes and the time, nothing else. */
export const guestOfTodaySchema = v.object({
  firstName: v.string(),
  pairs: v.array(pairSchema),
  /** ms since the epoch. */
  startsAt: v.number(),
});

/** A guest as volunteers see them on the day. */
export type GuestOfToday = Readonly<v.InferOutput<typeof guestOfTodaySchema>>;

/** A sign-up in the view of its event and on the day sheet, for staff. */
export const rosterEntrySchema = v.object({
  ...v.pick(signupSchema, ['id', 'revision', 'personId', 'shiftId', 'state', 'since', 'minutes']).entries,
  ...v.pick(signupSchema, ['hours', 'markedAt', 'call', 'erasedAt', 'withdrewAt']).entries,
  /** The name to be called; empty when it was deleted. */
  name: v.string(),
  /** How staff reach the person; empty where nothing is known. */
  contact: v.string(),
  /** Access needs of a guest; may be empty. */
  access: v.string(),
  /** The running application to the event's program, with its pairs, for a guest. */
  application: v.nullable(v.object({ id: v.string(), shoes: v.array(neededShoesSchema) })),
  /** Why somebody who waits was skipped when a place was free. */
  obstacle: v.nullable(obstacleSchema),
});

/** A sign-up in the view of its event and on the day sheet. */
export type RosterEntry = Readonly<v.InferOutput<typeof rosterEntrySchema>>;

/** Somebody whom staff may assign to a shift. */
export const candidateSchema = v.object({
  id: v.string(),
  name: v.string(),
  /** Null for who could take it. */
  obstacle: v.nullable(obstacleSchema),
});

/** Somebody whom staff may assign to a shift. */
export type Candidate = Readonly<v.InferOutput<typeof candidateSchema>>;
