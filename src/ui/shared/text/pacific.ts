import { calendarDateAt, nearestInstant } from '../../../core/shared/time/calendar';

const ZONE = { timeZone: 'America/Los_Angeles' } as const;
const DAY = { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' } as const;
const TIME = { hour: 'numeric', minute: '2-digit' } as const;

const dayAndTime = new Intl.DateTimeFormat('en-US', { ...ZONE, ...DAY, ...TIME });
const day = new Intl.DateTimeFormat('en-US', { ...ZONE, ...DAY });
const time = new Intl.DateTimeFormat('en-US', { ...ZONE, ...TIME });
const LABEL = 'PT';

/** An instant in ms as people in Las Vegas read it, whatever the device says: 'Sat, Nov 21, 2026, 9:30 AM PT'. */
export function formatInstant(ms: number): string {
  return `${dayAndTime.format(nearestInstant(ms))} ${LABEL}`;
}

/** The day of an instant in ms in Las Vegas: 'Sat, Nov 21, 2026'. */
export function formatDay(ms: number): string {
  return day.format(nearestInstant(ms));
}

/** The time of an instant in ms in Las Vegas: '9:30 AM PT'. */
export function formatTime(ms: number): string {
  return `${time.format(nearestInstant(ms))} ${LABEL}`;
}

/** An instant in ms as short as a list needs it: the time on the day of `now`, else the day. */
export function formatShortly(ms: number, now: number): string {
  return calendarDateAt(ms) === calendarDateAt(now) ? formatTime(ms) : formatDay(ms);
}

/** An instant in ms that is not long ago: 'today 7:02 PM PT' on the day of `now`, else 'Fri, Nov 20, 2026, 7:02 PM PT'. */
export function formatLately(ms: number, now: number): string {
  return calendarDateAt(ms) === calendarDateAt(now) ? `today ${formatTime(ms)}` : formatInstant(ms);
}

/** Two instants of a Pacific day in ms: 'Sat, Nov 28, 2026, 10:00 AM to 2:00 PM PT'; an end on another day is written in full. */
export function formatSpan(startsAt: number, endsAt: number): string {
  const start = dayAndTime.format(nearestInstant(startsAt));
  return formatDay(startsAt) === formatDay(endsAt)
    ? `${start} to ${formatTime(endsAt)}`
    : `${start} to ${formatInstant(endsAt)}`;
}

/** The times of two instants in ms without their day: '10:00 AM to 2:00 PM PT'. */
export function formatTimes(startsAt: number, endsAt: number): string {
  return `${time.format(nearestInstant(startsAt))} to ${formatTime(endsAt)}`;
}
