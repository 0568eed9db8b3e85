import * as v from 'valibot';

/** One appointment in a calendar, whatever it was made of. */
const calendarEntrySchema = v.strictObject({
  /** Never changes, and is never given to another entry: calendars know an entry by it. */
  uid: v.string(),
  /** Goes up with each change that calendars have to show. */
  sequence: v.number(),
  /** ms since the epoch, like the two times below. */
  changedAt: v.number(),
  startsAt: v.number(),
  endsAt: v.number(),
  isCanceled: v.boolean(),
  summary: v.string(),
  /** Empty for none, as is the description. */
  location: v.string(),
  description: v.string(),
  /** The public page; null for what is not public. */
  url: v.nullable(v.string()),
  /** Whether the time stays free for others. */
  isTransparent: v.boolean(),
});

/** One appointment in a calendar. */
export type CalendarEntry = Readonly<v.InferOutput<typeof calendarEntrySchema>>;

const entries: v.GenericSchema<unknown, readonly CalendarEntry[]> = v.array(calendarEntrySchema);

/** Appointments under one name; `prodId` says what made it, as '-//NAME//Calendar//EN'. */
const calendarSchema = v.strictObject({ name: v.string(), prodId: v.string(), entries });

/** Appointments under one name. */
export type Calendar = Readonly<v.InferOutput<typeof calendarSchema>>;

/** A calendar with the name of its file, such as 'fitting-day-2026-11-28.ics'. */
export const calendarFileSchema = v.strictObject({ name: v.string(), calendar: calendarSchema });

/** A calendar as it is handed to somebody: downloaded, or attached to a mail. */
export type CalendarFile = Readonly<v.InferOutput<typeof calendarFileSchema>>;
