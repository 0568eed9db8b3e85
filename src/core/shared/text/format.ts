import { type CalendarDate, calendarDateAt, nearestInstant } from '../time/calendar';

type Options = Readonly<Intl.DateTimeFormatOptions>;

const PACIFIC = 'America/Los_Angeles';
const YEAR: Options = { year: 'numeric' };
const DATE: Options = { ...YEAR, month: 'short', day: 'numeric' };
const DATE_WITH_WEEKDAY: Options = { ...DATE, weekday: 'short' };
const CLOCK: Options = { hour: 'numeric', minute: '2-digit' };

/** Writes instants in ms. The browser's formatter is made when it is first needed: making one costs more than using it. */
function writer(options: Options, timeZone = PACIFIC): (ms: number) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (ms) => {
    format ??= new Intl.DateTimeFormat('en-US', { ...options, timeZone });
    return format.format(nearestInstant(ms));
  };
}

/** Writes days, or months by their first day: neither has a zone. */
function dayWriter(options: Options): (day: CalendarDate) => string {
  const write = writer(options, 'UTC');
  return (day) => write(Date.parse(`${day}T00:00:00Z`));
}

/** Writes months, 'YYYY-MM'. */
function monthWriter(options: Options): (month: string) => string {
  const write = dayWriter(options);
  return (month) => write(`${month}-01`);
}

/** A day as people read it, whatever the device's zone: 'Dec 31, 2026'. */
export const formatDay = dayWriter(DATE);

/** A day of a year that is known: 'Dec 31'. */
export const formatDayOfYear = dayWriter({ month: 'short', day: 'numeric' });

/** A day as a sentence has it: 'December 31, 2026'. */
export const formatLongDay = dayWriter({ dateStyle: 'long' });

/** A day with its weekday, as a letter has it: 'Thursday, December 31, 2026'. */
export const formatFullDay = dayWriter({ dateStyle: 'full' });

/** A month as people read it: 'December 2026'. */
export const formatMonth = monthWriter({ ...YEAR, month: 'long' });

/** A month where there is little room: 'Dec 2026'. */
export const formatShortMonth = monthWriter({ ...YEAR, month: 'short' });

/** A month of a year that is known: 'Dec'. */
export const formatMonthName = monthWriter({ month: 'short' });

const clock = writer(CLOCK, 'UTC');

/** A time of day such as '14:00' as people read it: '2:00 PM'. What is no time stays as it is. */
export function formatClock(time: string): string {
  const at = Date.parse(`1970-01-01T${time}:00Z`);
  return Number.isNaN(at) ? time : clock(at);
}

const pacificTime = writer(CLOCK);
const pacificInstant = writer({ ...DATE_WITH_WEEKDAY, ...CLOCK });
const inPacificTime = (text: string) => `${text} PT`;

/** The day of an instant in ms in Las Vegas: 'Sat, Nov 21, 2026'. */
export const formatDayAt = writer(DATE_WITH_WEEKDAY);

/** An instant in ms as people in Las Vegas read it, whatever the device says: 'Sat, Nov 21, 2026, 9:30 AM PT'. */
export function formatInstant(ms: number): string {
  return inPacificTime(pacificInstant(ms));
}

/** The time of an instant in ms in Las Vegas: '9:30 AM PT'. */
export function formatTime(ms: number): string {
  return inPacificTime(pacificTime(ms));
}

/** An instant in ms in Las Vegas, as a letter has it: 'Saturday, November 21, 2026 at 9:30 AM'. */
export const formatFullInstant = writer({ dateStyle: 'full', timeStyle: 'short' });

const instantWithSeconds = writer({ dateStyle: 'medium', timeStyle: 'medium' });
const timeWithSeconds = writer({ timeStyle: 'medium' });

/** An instant in ms in Las Vegas to the second, which tells two of one minute apart: 'Nov 21, 2026, 8:15:07 PM PT'. */
export function formatExactInstant(ms: number): string {
  return inPacificTime(instantWithSeconds(ms));
}

/** The time of an instant in ms in Las Vegas to the second: '8:15:07 PM PT'. */
export function formatExactTime(ms: number): string {
  return inPacificTime(timeWithSeconds(ms));
}

/** An instant in ms as short as a list needs it: the time on the day of `now`, else the day. */
export function formatShortly(ms: number, now: number): string {
  return calendarDateAt(ms) === calendarDateAt(now) ? formatTime(ms) : formatDayAt(ms);
}

/** An instant in ms that is not long ago: 'today 7:02 PM PT' on the day of `now`, else 'Fri, Nov 20, 2026, 7:02 PM PT'. */
export function formatLately(ms: number, now: number): string {
  return calendarDateAt(ms) === calendarDateAt(now) ? `today ${formatTime(ms)}` : formatInstant(ms);
}

/** Two instants of a Pacific day in ms: 'Sat, Nov 28, 2026, 10:00 AM to 2:00 PM PT'; an end on another day is written in full. */
export function formatSpan(startsAt: number, endsAt: number): string {
  const isOneDay = formatDayAt(startsAt) === formatDayAt(endsAt);
  return `${pacificInstant(startsAt)} to ${isOneDay ? formatTime(endsAt) : formatInstant(endsAt)}`;
}

/** The times of two instants in ms without their day: '10:00 AM to 2:00 PM PT'. */
export function formatTimes(startsAt: number, endsAt: number): string {
  return `${pacificTime(startsAt)} to ${formatTime(endsAt)}`;
}
