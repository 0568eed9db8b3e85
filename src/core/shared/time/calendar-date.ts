import { FIRST_YEAR, LAST_YEAR, nearestInstant } from './calendar';

/** A day without a time or zone, 'YYYY-MM-DD'. Texts of this form sort by time. */
export type CalendarDate = string;

/** Where the foundation is: its days begin and end here, whatever a device says. */
const ZONE = 'America/Los_Angeles';

const FORM = /^(\d{4})-(\d{2})-(\d{2})$/;
const parts = new Intl.DateTimeFormat('en-US', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Whether a text is a day of the calendar, from FIRST_YEAR to LAST_YEAR; February 30 is not. */
export function isCalendarDate(text: string): boolean {
  const [, year, month, day] = FORM.exec(text) ?? [];
  if (year === undefined || Number(year) < FIRST_YEAR || Number(year) > LAST_YEAR) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day);
}

/** The day in Las Vegas at an instant in ms since the epoch; the first or last of the calendar for one outside of it. */
export function calendarDateAt(ms: number): CalendarDate {
  const found = new Map(parts.formatToParts(nearestInstant(ms)).map(({ type, value }) => [type, value]));
  return `${found.get('year')}-${found.get('month')}-${found.get('day')}`;
}

/** The year that a day is in, as a number. */
export function yearOf(date: CalendarDate): number {
  return Number(date.slice(0, 4));
}

/** The month that a day is in, 'YYYY-MM'. */
export function monthOf(date: CalendarDate): string {
  return date.slice(0, 7);
}

/** The day that is so many days after another one, or before it. */
export function daysAfter(date: CalendarDate, days: number): CalendarDate {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}
