import * as v from 'valibot';
import type { DatedEvent, EventPart } from '../events/event';
import { type CalendarDate, calendarDateAt } from '../shared/time/calendar';

/** What becomes of a sign-up: somebody waits for a place or has one, gave it back, came, or did not come. */
export const SIGNUP_STATES = ['waiting', 'going', 'withdrawn', 'attended', 'no-show'] as const;

export type SignupState = (typeof SIGNUP_STATES)[number];

/** What staff mark on the day: somebody came, did not come, or was taken off in time. */
export const MARKS = ['attended', 'no-show', 'excused'] as const;

export type Mark = (typeof MARKS)[number];

/** Whether minutes of work count: a claim waits for another person, who approves or returns it. */
export const HOURS_STATES = ['none', 'claimed', 'approved', 'returned'] as const;

/** What somebody without an email address still has to be told by phone. */
const CALL_REASONS = ['place', 'changed', 'canceled', 'removed'] as const;

const instant = v.nullable(v.number());
const staffMember = v.nullable(v.object({ id: v.string(), name: v.string() }));

/**
 * One person and what they signed up for, what became of it, and the hours that it took: an event's shift, an event as a guest
 * (no shift), or work on a day that the person logged (no event). One record for each person and shift or event: who comes back
 * has it again with a new `since`. Times are in ms since the epoch.
 */
export const signupSchema = v.object({
  id: v.string(),
  /** Opaque; every change gives a new one, and a change takes back the one that it was made from. */
  revision: v.string(),
  /** The account that it belongs to; null for people without one, and after an erasure. */
  personId: v.nullable(v.string()),
  /** Meaningless, and the same for all sign-ups and applications of one account: it keeps people apart in figures. */
  personKey: v.string(),
  /** The name of somebody without an account; empty for others. */
  name: v.string(),
  /** How to reach somebody without an account, as given by staff; may be empty. */
  contact: v.string(),
  /** Null for logged work. */
  eventId: v.nullable(v.string()),
  /** Null for guests and for logged work. */
  shiftId: v.nullable(v.string()),
  /** The program of the event or of the logged work; null for none. Kept like the times. */
  programId: v.nullable(v.string()),
  /** The Pacific day of the shift, the event or the work. */
  day: v.string(),
  /** The times of the shift or the event, which a change of the event changes with it; null for logged work. */
  startsAt: instant,
  endsAt: instant,
  /** Since when the person is in this line; a waiting list goes by it. */
  since: v.number(),
  state: v.picklist(SIGNUP_STATES),
  /** From 1 to 1,440; null where no work was recorded. */
  minutes: instant,
  hours: v.picklist(HOURS_STATES),
  approvedBy: staffMember,
  /** Why hours were returned; empty otherwise. */
  returnReason: v.string(),
  /** What the person did, in their words. */
  note: v.string(),
  /** Who set the mark; null without one. A withdrawn one with a mark is excused, and stays in the day's list. */
  markedBy: staffMember,
  markedAt: instant,
  /** When the reminder was queued, or what took its place. */
  remindedAt: instant,
  /** When the place was last given back within 24 hours of the start; null for never. Staff see who it was. */
  withdrewAt: v.optional(instant, null),
  /** What staff still have to tell by phone; null for nothing. */
  call: v.nullable(v.picklist(CALL_REASONS)),
  createdAt: v.number(),
  /** When name, contact and account were deleted; counts stay. */
  erasedAt: instant,
});

/** One person and what they signed up for. */
export type Signup = Readonly<v.InferOutput<typeof signupSchema>>;

/** Whose a new sign-up is. */
export type SignupOwner = Pick<Signup, 'personId' | 'personKey' | 'name' | 'contact'>;

/** The most minutes of work on one day. */
export const DAY_MINUTES = 1_440;
/** Closer to the start than this, in ms, nobody is given a place unasked. */
export const UNASKED_MS = 24 * 60 * 60 * 1000;
/** Within so long after a late withdrawal, in ms, nobody is mailed about the next one of the same sign-up. */
const TOLD_MS = 6 * 60 * 60 * 1000;
/** From so long before the start on, in ms, staff mark who came. */
export const MARKED_EARLY_MS = 2 * 60 * 60 * 1000;

/** A new sign-up for a part of an event, in a state. */
export function newSignup(
  { event, part }: { readonly event: DatedEvent; readonly part: EventPart },
  owner: SignupOwner,
  stamp: Pick<Signup, 'id' | 'revision' | 'state'> & { readonly now: number },
): Signup {
  const { now, ...fields } = stamp;
  return {
    ...fields,
    ...owner,
    eventId: event.id,
    shiftId: part.shift?.id ?? null,
    programId: event.programId,
    ...timesOf(part),
    since: now,
    createdAt: now,
    minutes: null,
    hours: 'none',
    approvedBy: null,
    returnReason: '',
    note: '',
    markedBy: null,
    markedAt: null,
    remindedAt: null,
    withdrewAt: null,
    call: null,
    erasedAt: null,
  };
}

/** The times of a part as its sign-ups keep them. */
export function timesOf({
  startsAt,
  endsAt,
}: EventPart): Pick<Signup, 'startsAt' | 'endsAt'> & { readonly day: CalendarDate } {
  return { startsAt, endsAt, day: calendarDateAt(startsAt) };
}

/** The planned length of a part in minutes, by the instants: an hour that occurs twice counts twice. */
export function plannedMinutes({ startsAt, endsAt }: Pick<EventPart, 'startsAt' | 'endsAt'>): number {
  return Math.min(DAY_MINUTES, Math.round((endsAt - startsAt) / 60_000));
}

/** Whether two times overlap; back to back is no overlap. */
export function overlaps(
  a: { readonly startsAt: number; readonly endsAt: number },
  b: { readonly startsAt: number; readonly endsAt: number },
): boolean {
  return a.startsAt < b.endsAt && b.startsAt < a.endsAt;
}

/** Whether somebody is on the day's list with a place: going, or marked as having come or not. */
export function holdsPlace({ state }: Pick<Signup, 'state'>): boolean {
  return state === 'going' || state === 'attended' || state === 'no-show';
}

/** Whether a sign-up takes a place from others: the person is going, or came. Who did not come leaves it to somebody at the door. */
export function takesPlace({ state }: Pick<Signup, 'state'>): boolean {
  return state === 'going' || state === 'attended';
}

/** Whether somebody was taken off the day's list, in which they stay as excused. */
export function isExcused({ state, markedAt }: Pick<Signup, 'state' | 'markedAt'>): boolean {
  return state === 'withdrawn' && markedAt !== null;
}

/** Who is first in a waiting list: who has waited longest, then by id. */
export function inLine(a: Pick<Signup, 'since' | 'id'>, b: Pick<Signup, 'since' | 'id'>): number {
  return a.since - b.since || (a.id < b.id ? -1 : 1);
}

/** The mark of somebody; null for none. */
export function markOf(signup: Pick<Signup, 'state' | 'markedAt'>): Mark | null {
  if (isExcused(signup)) return 'excused';
  return signup.state === 'attended' || signup.state === 'no-show' ? signup.state : null;
}

/** A sign-up that was given back before the start. */
export function withdrawnSignup(signup: Signup, revision: string): Signup {
  return { ...signup, revision, state: 'withdrawn', call: null };
}

/** Whether a place that somebody gives back at `now` (ms) is too late to be given to somebody unasked. */
export function isLateWithdrawal({ state, startsAt }: Signup, now: number): boolean {
  return state === 'going' && startsAt !== null && startsAt - now < UNASKED_MS;
}

/** A sign-up that its person gives back at `now` (ms), before the start. */
export function leftSignup(
  signup: Signup,
  { revision, now }: { readonly revision: string; readonly now: number },
): Signup {
  const withdrewAt = isLateWithdrawal(signup, now) ? now : signup.withdrewAt;
  return { ...withdrawnSignup(signup, revision), withdrewAt };
}

/**
 * Whether staff are mailed about a late withdrawal at `now` (ms). Who takes and gives back the same place again and again is told once;
 * everybody sees the last one in the view of the event.
 */
export function isToldLate(before: Signup, now: number): boolean {
  const { withdrewAt } = before;
  return isLateWithdrawal(before, now) && (withdrewAt === null || now - withdrewAt >= TOLD_MS);
}
