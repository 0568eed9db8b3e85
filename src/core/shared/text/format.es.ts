// Days and times on Spanish pages. Months, weekdays and 'a. m.' stand here, because the Spanish of Intl differs between the browsers
// and from one version to the next. The names and purposes of the formats are those of format.ts.
import { type CalendarDate, calendarDateAt, nearestInstant, timeAt } from '../time/calendar';

const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const;
const SHORT_MONTHS = 'ene feb mar abr may jun jul ago sept oct nov dic'.split(' ');

/** The days of a week from Sunday on. */
const WEEKDAYS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'] as const;
const SHORT_WEEKDAYS = 'dom lun mar mié jue vie sáb'.split(' ');

/** Keeps what belongs together on one line. */
const NO_BREAK = '\u00A0';
const BEFORE_NOON = `a.${NO_BREAK}m.`;
const AFTER_NOON = `p.${NO_BREAK}m.`;

/** The parts of a day of the calendar; for any other text, of the first day. */
function partsOf(day: CalendarDate) {
  const date = new Date(nearestInstant(Date.parse(`${day}T00:00:00Z`)));
  const [year, month, dayOfMonth] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  const weekday = date.getUTCDay();
  return {
    year,
    day: dayOfMonth,
    month: MONTHS[month] ?? '',
    shortMonth: SHORT_MONTHS[month] ?? '',
    weekday: WEEKDAYS[weekday] ?? '',
    shortWeekday: SHORT_WEEKDAYS[weekday] ?? '',
  };
}

/** '31 dic 2026'. */
export function formatDay(day: CalendarDate): string {
  return `${formatDayOfYear(day)} ${partsOf(day).year}`;
}

/** '31 dic'. */
export function formatDayOfYear(date: CalendarDate): string {
  const { day, shortMonth } = partsOf(date);
  return `${day} ${shortMonth}`;
}

/** '31 de diciembre de 2026'. */
export function formatLongDay(date: CalendarDate): string {
  const { day, month, year } = partsOf(date);
  return `${day} de ${month} de ${year}`;
}

/** 'jueves, 31 de diciembre de 2026'. */
export function formatFullDay(day: CalendarDate): string {
  return `${partsOf(day).weekday}, ${formatLongDay(day)}`;
}

/** 'diciembre de 2026'. */
export function formatMonth(yearAndMonth: string): string {
  const { month, year } = partsOf(`${yearAndMonth}-01`);
  return `${month} de ${year}`;
}

/** 'dic 2026'. */
export function formatShortMonth(month: string): string {
  return `${formatMonthName(month)} ${partsOf(`${month}-01`).year}`;
}

/** 'dic'. */
export function formatMonthName(month: string): string {
  return partsOf(`${month}-01`).shortMonth;
}

/** A time from 0:00 to 23:59, with seconds or without, as '2:00 p. m.'. */
function clock(time: string): string {
  const [hours = '', ...rest] = time.split(':');
  const hour = Number(hours);
  return `${[hour % 12 || 12, ...rest].join(':')}${NO_BREAK}${hour < 12 ? BEFORE_NOON : AFTER_NOON}`;
}

/** '2:00 p. m.'. */
export function formatClock(time: string): string {
  const at = Date.parse(`1970-01-01T${time}:00Z`);
  return Number.isNaN(at) ? time : clock(new Date(at).toISOString().slice(11, 16));
}

/** 'sáb, 21 nov 2026'. */
export function formatDayAt(ms: number): string {
  const day = calendarDateAt(ms);
  return `${partsOf(day).shortWeekday}, ${formatDay(day)}`;
}

const pacificTime = (ms: number) => clock(timeAt(ms));
const pacificInstant = (ms: number) => `${formatDayAt(ms)}, ${pacificTime(ms)}`;
const inPacificTime = (text: string) => `${text} PT`;

/** 'sáb, 21 nov 2026, 9:30 a. m. PT'. */
export function formatInstant(ms: number): string {
  return inPacificTime(pacificInstant(ms));
}

/** '9:30 a. m. PT'. */
export function formatTime(ms: number): string {
  return inPacificTime(pacificTime(ms));
}

/** 'sábado, 21 de noviembre de 2026 a las 9:30 a. m.'. */
export function formatFullInstant(ms: number): string {
  const time = pacificTime(ms);
  return `${formatFullDay(calendarDateAt(ms))} ${time.startsWith('1:') ? 'a la' : 'a las'} ${time}`;
}

/** The zone is whole hours from UTC, so that its seconds are those of UTC. */
const withSeconds = (ms: number) =>
  clock(`${timeAt(ms)}:${new Date(nearestInstant(ms)).toISOString().slice(17, 19)}`);

/** '21 nov 2026, 8:15:07 p. m. PT'. */
export function formatExactInstant(ms: number): string {
  return `${formatDay(calendarDateAt(ms))}, ${formatExactTime(ms)}`;
}

/** '8:15:07 p. m. PT'. */
export function formatExactTime(ms: number): string {
  return inPacificTime(withSeconds(ms));
}

/** The time on the day of `now`, else the day. */
export function formatShortly(ms: number, now: number): string {
  return calendarDateAt(ms) === calendarDateAt(now) ? formatTime(ms) : formatDayAt(ms);
}

/** 'hoy, 7:02 p. m. PT' on the day of `now`, else 'vie, 20 nov 2026, 7:02 p. m. PT'. */
export function formatLately(ms: number, now: number): string {
  return calendarDateAt(ms) === calendarDateAt(now) ? `hoy, ${formatTime(ms)}` : formatInstant(ms);
}

/** 'sáb, 28 nov 2026, 10:00 a. m. a 2:00 p. m. PT'; an end on another day is written in full. */
export function formatSpan(startsAt: number, endsAt: number): string {
  const isOneDay = calendarDateAt(startsAt) === calendarDateAt(endsAt);
  return `${pacificInstant(startsAt)} a ${isOneDay ? formatTime(endsAt) : formatInstant(endsAt)}`;
}

/** '10:00 a. m. a 2:00 p. m. PT'. */
export function formatTimes(startsAt: number, endsAt: number): string {
  return `${pacificTime(startsAt)} a ${formatTime(endsAt)}`;
}
