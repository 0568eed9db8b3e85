import { isCalendarInstant, nearestInstant } from './calendar';
import { type CalendarDate, calendarDateAt, daysAfter } from './calendar-date';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Los_Angeles',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The time of day in Las Vegas at an instant in ms since the epoch, such as '09:30'. */
export function timeAt(ms: number): string {
  return clock.format(nearestInstant(ms));
}

/**
 * The instant, in ms since the epoch, at which clocks in Las Vegas show a day and a time such as '09:30'. Null when the
 * text is not a time or the hour is skipped in spring. For an hour that occurs twice in fall, the first.
 */
export function instantAt(date: CalendarDate, time: string): number | null {
  if (!CLOCK.test(time)) return null;
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  if (Number.isNaN(asUtc)) return null;
  // The zone is 7 hours behind UTC in summer and 8 in winter.
  for (const hours of [7, 8]) {
    const instant = asUtc + hours * HOUR_MS;
    if (!isCalendarInstant(instant)) continue;
    if (calendarDateAt(instant) === date && timeAt(instant) === time) return instant;
  }
  return null;
}

/** The instant at which a day begins in Las Vegas; its clocks never skip midnight. */
export function startOfDay(date: CalendarDate): number {
  return instantAt(date, '00:00') ?? Date.parse(`${date}T08:00:00Z`);
}

/** Noon of a day in Las Vegas, whatever its clocks do: stands for a day whose time nobody wrote down. */
export function noonOf(date: CalendarDate): number {
  return instantAt(date, '12:00') ?? startOfDay(date);
}

/** The first instant after a day in Las Vegas. */
export function endOfDay(date: CalendarDate): number {
  return startOfDay(daysAfter(date, 1));
}

/** The day in Las Vegas that is so many days after the one at `now`, at a time of day; for samples and first values. */
export function instantInDays(now: number, days: number, time: string): number {
  const date = daysAfter(calendarDateAt(now), days);
  return instantAt(date, time) ?? now + days * DAY_MS;
}
