import {
  type CalendarDate,
  calendarDateAt,
  daysAfter,
  daysBetween,
  instantAt,
  timeAt,
} from '../shared/time/calendar';
import type { EventDraft } from './event';

/** One of the days on which an event takes place. */
export interface RepeatedStart {
  readonly date: CalendarDate;
  /** ms since the epoch; null on the day on which clocks skip the start or the end. */
  readonly startsAt: number | null;
}

/** The days of an event that repeats every week, or every two, at the same times of day such as '10:00'; the first one is `date`. */
export function repeatedStarts(
  date: CalendarDate,
  [starts, ends]: readonly [starts: string, ends: string],
  { every, count }: { readonly every: 1 | 2; readonly count: number },
): readonly RepeatedStart[] {
  return Array.from({ length: count }, (_, index) => {
    const day = daysAfter(date, index * every * 7);
    return { date: day, startsAt: instantAt(day, ends) === null ? null : instantAt(day, starts) };
  });
}

/**
 * A copy of an event that starts at another instant (ms), with its end and its shifts at the same times of day as before. Null when
 * the event has no date, when it would start at another time of day, and when clocks skip one of the times.
 */
export function copyStartingAt(draft: EventDraft, startsAt: number): EventDraft | null {
  if (draft.startsAt === null || timeAt(draft.startsAt) !== timeAt(startsAt)) return null;
  const days = daysBetween(calendarDateAt(draft.startsAt), calendarDateAt(startsAt));
  const endsAt = draft.endsAt === null ? null : daysLater(draft.endsAt, days);
  const shifts = draft.shifts.flatMap((shift) => {
    const [from, to] = [daysLater(shift.startsAt, days), daysLater(shift.endsAt, days)];
    return from === null || to === null ? [] : { ...shift, startsAt: from, endsAt: to };
  });
  const isWhole = endsAt !== null && shifts.length === draft.shifts.length;
  return isWhole ? { ...draft, startsAt, endsAt, shifts } : null;
}

/** The instant at which clocks show the same time so many days later. */
function daysLater(at: number, days: number): number | null {
  return instantAt(daysAfter(calendarDateAt(at), days), timeAt(at));
}
