import type { EventPart } from '../events/event';
import { DAY_MINUTES, MARKED_EARLY_MS, type Mark, plannedMinutes, type Signup } from './signup';

/** Whether marks for a part can be set at `now`, in ms: from two hours before its start on, without end. */
export function areMarksOpen({ startsAt }: Pick<EventPart, 'startsAt'>, now: number): boolean {
  return now >= startsAt - MARKED_EARLY_MS;
}

/** Whether so many minutes of work can be written down for a day: from one minute to 24 hours. */
export function areMinutes(minutes: number): boolean {
  return Number.isInteger(minutes) && minutes >= 1 && minutes <= DAY_MINUTES;
}

/** The minutes of claimed and approved work on a day, out of somebody's sign-ups, without one of them. */
export function minutesOn(day: string, signups: readonly Signup[], withoutId: string): number {
  return signups
    .filter((signup) => signup.day === day && signup.id !== withoutId)
    .filter(({ hours }) => hours === 'claimed' || hours === 'approved')
    .reduce((sum, { minutes }) => sum + (minutes ?? 0), 0);
}

/** Who marks, and when, in ms. */
interface MarkStamp {
  readonly by: { readonly id: string; readonly name: string };
  readonly at: number;
}

/**
 * A sign-up with a mark, or without one for null. Somebody who came on a shift worked for `minutes`, or for its planned length. The
 * person who marks approves that; nobody approves their own hours, so those are claimed.
 */
export function markedSignup(
  signup: Signup,
  part: EventPart,
  { mark, minutes }: { readonly mark: Mark | null; readonly minutes: number | null },
  { by, at }: MarkStamp,
): Signup {
  const { id, name } = by;
  const plain = {
    ...signup,
    minutes: null,
    hours: 'none' as const,
    approvedBy: null,
    returnReason: '' as const,
    markedBy: { id, name },
    markedAt: at,
  };
  switch (mark) {
    case null:
      return { ...plain, state: 'going', markedBy: null, markedAt: null };
    case 'no-show':
      return { ...plain, state: 'no-show' };
    case 'excused':
      return { ...plain, state: 'withdrawn' };
    case 'attended': {
      if (part.shift === null) return { ...plain, state: 'attended' };
      const isOwn = signup.personId === id;
      return {
        ...plain,
        state: 'attended' as const,
        minutes: minutes ?? plannedMinutes(part),
        ...(isOwn ? { hours: 'claimed' } : { hours: 'approved', approvedBy: { id, name } }),
      };
    }
  }
}
