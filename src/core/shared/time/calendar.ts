/** The calendar of this product. A year outside of it is a typing mistake, such as 26 or 20265. */
export const FIRST_YEAR = 1900;
/** The last year of the calendar. */
export const LAST_YEAR = 2199;
/** The last day that can be chosen. */
export const LAST_DAY = `${LAST_YEAR}-12-31`;

/** The first and the last ms of the calendar in Las Vegas, where both years begin 8 hours behind UTC. */
const FIRST_MS = Date.UTC(FIRST_YEAR, 0, 1, 8);
const LAST_MS = Date.UTC(LAST_YEAR + 1, 0, 1, 8) - 1;

/** Whether an instant, in ms since the epoch, is in the calendar; NaN and infinities are not. */
export function isCalendarInstant(ms: number): boolean {
  return ms >= FIRST_MS && ms <= LAST_MS;
}

/**
 * The instant of the calendar that is nearest to one in ms, for showing what was stored before times were checked; the
 * first one for NaN.
 */
export function nearestInstant(ms: number): number {
  if (isCalendarInstant(ms)) return ms;
  return ms > LAST_MS ? LAST_MS : FIRST_MS;
}

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

/** What is wrong with a day on which something happened: it is no day, or later than today; null when nothing is. */
export function pastDayFault(day: CalendarDate, today: CalendarDate): 'invalid' | 'future' | null {
  if (!isCalendarDate(day)) return 'invalid';
  return day > today ? 'future' : null;
}

/** The day in Las Vegas at an instant in ms since the epoch; the first or last of the calendar for one outside of it. */
export function calendarDateAt(ms: number): CalendarDate {
  const values = new Map(parts.formatToParts(nearestInstant(ms)).map(({ type, value }) => [type, value]));
  return `${values.get('year')}-${values.get('month')}-${values.get('day')}`;
}

/** The year that a day is in, as a number. */
export function yearOf(date: CalendarDate): number {
  return Number(date.slice(0, 4));
}

/** The month that a day is in, 'YYYY-MM'. */
export function monthOf(date: CalendarDate): string {
  return date.slice(0, 7);
}

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** How many days after the first one the second one is. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** The day that is so many days after another one, or before it. */
export function daysAfter(date: CalendarDate, days: number): CalendarDate {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

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

/** An instant in ms as clocks in Las Vegas show it, with how far they are from UTC: '2026-11-28T10:00:00-08:00'. */
export function withOffset(ms: number): string {
  const local = `${calendarDateAt(ms)}T${timeAt(ms)}`;
  const minute = Math.floor(nearestInstant(ms) / 60_000) * 60_000;
  const hours = (Date.parse(`${local}:00Z`) - minute) / HOUR_MS;
  return `${local}:00-${String(Math.abs(hours)).padStart(2, '0')}:00`;
}
