import * as v from 'valibot';
import { fewSchema } from '../shared/forms/few-schema';
import { chosenIdSchema, idSchema } from '../shared/id-form';
import { LINE, lineSchema, NOTE, textSchema, titleSchema } from '../shared/text/text-schema';
import { translationsSchema } from '../shared/translations/translations-schema';

/** Who may come to an event as a guest: everybody includes the public page. */
export const INVITEES = ['everybody', 'volunteers', 'donors', 'beneficiaries'] as const;

/** One kind of guests. */
export type Invitee = (typeof INVITEES)[number];

/** A draft is published, and a published event may be canceled; neither goes back. That it is over follows from its end. */
export const EVENT_STATES = ['draft', 'published', 'canceled'] as const;

/** The fields of an event that are translated. */
export const EVENT_WORDS = ['title', 'access', 'description', 'cancelReason'] as const;

/** The fields of a shift that are translated. */
export const SHIFT_WORDS = ['label'] as const;

/** One of the three states. */
export type EventState = (typeof EVENT_STATES)[number];

const line = lineSchema(LINE);
const text = textSchema(NOTE);
const whole = v.pipe(v.number(), v.safeInteger());
/** ms since the epoch; findEventFaults says whether it makes sense. */
const instant = v.pipe(v.number(), v.safeInteger());

/** The texts of a shift that have words in Spanish, with their bounds. */
export const shiftTexts = { label: line };

/** A part of an event's work that a number of people do. */
export const shiftSchema = v.object({
  id: chosenIdSchema,
  ...shiftTexts,
  /** ms since the epoch. */
  startsAt: instant,
  /** ms since the epoch. */
  endsAt: instant,
  /** How many people are wanted. */
  wanted: whole,
  adultsOnly: v.boolean(),
  es: translationsSchema(shiftTexts),
});

/** A part of an event's work that a number of people do. */
export type Shift = Readonly<v.InferOutput<typeof shiftSchema>>;

/** The texts of an event that have words in Spanish, with their bounds. */
export const eventTexts = { title: titleSchema(LINE), access: text, description: text };

/** What staff decide about an event; findEventFaults says whether it makes sense. */
export const eventEntries = {
  title: eventTexts.title,
  /** Null for an event of no program. */
  programId: v.nullable(idSchema),
  /** ms since the epoch. Null, like the end, in a draft without a date. */
  startsAt: v.nullable(instant),
  endsAt: v.nullable(instant),
  place: line,
  address: line,
  /** Access notes, such as 'No stairs'. */
  access: text,
  description: text,
  contactName: line,
  contactPhone: line,
  /** Nobody, where the event has shifts alone. */
  invited: fewSchema(v.picklist(INVITEES)),
  /** Whether guests sign up; otherwise they drop in. */
  takesSignups: v.boolean(),
  /** How many guests there is room for; null for no limit. */
  places: v.nullable(whole),
  shifts: fewSchema(shiftSchema),
  es: translationsSchema(eventTexts),
};

/** A date of the calendar: guests come to it, and volunteers take its shifts. */
export const eventSchema = v.object({
  id: v.string(),
  /** Opaque; every change gives a new one, and a change takes back the one that it was made from. Sign-ups do not change it. */
  revision: v.string(),
  state: v.picklist(EVENT_STATES),
  ...eventEntries,
  /** Visitors without a name, counted by staff. */
  walkIns: v.number(),
  /** The same for all dates that were made together; null for a single one. */
  seriesId: v.nullable(v.string()),
  /** Empty unless it is canceled. */
  cancelReason: v.string(),
  es: translationsSchema({ ...eventTexts, cancelReason: v.string() }),
  /** How often calendars have been given another version: it grows with title, times, place, address and state. */
  sequence: v.number(),
  /** When `sequence` last grew, in ms. */
  changedAt: v.number(),
  createdAt: v.number(),
});

/** A date of the calendar. */
export type Event = Readonly<v.InferOutput<typeof eventSchema>>;

/** An event whose times are known: every one but some drafts. */
export type DatedEvent = Event & { readonly startsAt: number; readonly endsAt: number };

/** The fields that staff decide. */
export type EventDraft = Pick<Event, keyof typeof eventEntries>;

/** Whether the times of an event are known. */
export function isDated(event: Event): event is DatedEvent {
  return event.startsAt !== null && event.endsAt !== null;
}

/** Whether an event has ended at `now`, in ms. */
export function isOver({ endsAt }: Pick<Event, 'endsAt'>, now: number): boolean {
  return endsAt !== null && endsAt <= now;
}

/** What somebody signs up for, with its times: a shift, or for null the event as a guest. Null when there is no such shift. */
export function partOf(event: DatedEvent, shiftId: string | null): EventPart | null {
  if (shiftId === null) {
    const { startsAt, endsAt, places } = event;
    return { shift: null, startsAt, endsAt, most: places };
  }
  const shift = event.shifts.find(({ id }) => id === shiftId);
  return shift ? { shift, startsAt: shift.startsAt, endsAt: shift.endsAt, most: shift.wanted } : null;
}

/** A shift, or the event itself for its guests. Times are in ms since the epoch. */
export interface EventPart {
  /** Null for guests. */
  readonly shift: Shift | null;
  readonly startsAt: number;
  readonly endsAt: number;
  /** How many people there is room for; null for no limit. */
  readonly most: number | null;
}
