import { type CalendarDate, isCalendarDate } from '../../shared/time/calendar';
import { type Zone, zoneOf } from './zones';

/** A time of day as a file has it. */
export interface WrittenTime {
  /** 'HH:MM:SS'. */
  readonly time: string;
  /** Null where the text names none. */
  readonly zone: Zone | null;
}

/** A day as a file has it, where it was written. */
export interface WrittenDay {
  readonly date: CalendarDate;
  readonly clock: WrittenTime | null;
}

/**
 * Why a text is no day: it is empty, cannot be read, has the day before the month (31/12/2026), or names a zone that is not
 * known.
 */
export type WrittenDayFault = 'missing' | 'invalid' | 'day-first' | 'unknown-zone';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH =
  '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|january|february|march|april|june|july|august|sept|september|october|november|december)\\.?';
const WEEKDAY = '(?:(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?:day|nesday|rsday|urday|sday)?\\.?,? )?';

/** 2026-12-31 or 2026/12/31. */
const YEAR_FIRST = /^(\d{4})([-/])(\d{1,2})\2(\d{1,2})(?!\d)/;
/** 12/31/2026 or 12/31/26, the month first. */
const AMERICAN = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})(?!\d)/;
/** Dec 31, 2026. */
const MONTH_NAME_FIRST = new RegExp(
  `^${WEEKDAY}${MONTH}[ -](\\d{1,2})(?:st|nd|rd|th)?(?:,? |-)(\\d{4}|\\d{2})(?!\\d)`,
);
/** 31 December 2026, or 31-Dec-26 as spreadsheets write it. */
const MONTH_NAME_SECOND = new RegExp(
  `^${WEEKDAY}(\\d{1,2})(?:st|nd|rd|th)?(?: |-)${MONTH}(?:,? |-)(\\d{4}|\\d{2})(?!\\d)`,
);
const BEFORE_TIME = /^(?:t|,? (?:at )?|,| - )(?=\d)/;
const TIME = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?(?: ?([ap])\.? ?m\.?(?![a-z]))?/;

/**
 * Reads a day, with its time and zone where the text has them: '2026-12-31', '12/31/26 11:59 PM', 'Dec 31, 2026', '31-Dec-26',
 * '2027-01-01T07:59:00Z'. Two digits are a year from 2000 to 2099. Days with dots (31.12.2026), and those with the day before
 * the month, are refused: what cannot be read with certainty is never guessed.
 */
export function readDay(text: string): WrittenDay | WrittenDayFault {
  const plain = plainText(text);
  if (plain === '') return 'missing';
  const dateAtStart = dateIn(plain);
  if (typeof dateAtStart === 'string') return dateAtStart;
  const rest = plain.slice(dateAtStart.length);
  if (rest === '') return { date: dateAtStart.date, clock: null };
  const clock = clockIn(rest.replace(BEFORE_TIME, ''));
  if (typeof clock === 'string' || !BEFORE_TIME.test(rest))
    return clock === 'unknown-zone' ? clock : 'invalid';
  return { date: dateAtStart.date, clock };
}

/** Reads a time of day, with its zone where the text has one: '14:05', '2:05:00 PM', '5:52 AM PST'. */
export function readTime(text: string): WrittenTime | WrittenDayFault {
  const plain = plainText(text);
  return plain === '' ? 'missing' : clockIn(plain);
}

/** Whether a day would be another one with day and month swapped. */
export function isSwappable(text: string): boolean {
  const [, month = '', day = ''] = AMERICAN.exec(plainText(text)) ?? [];
  return month !== '' && Number(month) <= 12 && Number(day) <= 12 && Number(month) !== Number(day);
}

/** In small letters, without marks that nobody sees, and with plain spaces: some programs write U+202F before AM and PM. */
function plainText(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Zs}\s]+/gu, ' ')
    .trim()
    .toLowerCase();
}

function dateIn(text: string): { readonly date: CalendarDate; readonly length: number } | WrittenDayFault {
  const [whole, year, month, day] = partsOfDate(text) ?? [];
  if (whole === undefined || !year || !month || !day) return 'invalid';
  const fullYear = year.length === 2 ? `20${year}` : year;
  const date = `${fullYear}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (isCalendarDate(date)) return { date, length: whole.length };
  const swapped = `${fullYear}-${day.padStart(2, '0')}-${month.padStart(2, '0')}`;
  return AMERICAN.test(text) && isCalendarDate(swapped) ? 'day-first' : 'invalid';
}

type Part = string | undefined;
type DateParts = readonly [whole: string, year: Part, month: Part, day: Part];

function partsOfDate(text: string): DateParts | null {
  const iso = YEAR_FIRST.exec(text);
  if (iso) return [iso[0], iso[1], iso[3], iso[4]];
  const american = AMERICAN.exec(text);
  if (american) return [american[0], american[3], american[1], american[2]];
  const first = MONTH_NAME_FIRST.exec(text);
  if (first) return [first[0], first[3], numberOf(first[1]), first[2]];
  const second = MONTH_NAME_SECOND.exec(text);
  return second && [second[0], second[3], numberOf(second[2]), second[1]];
}

function numberOf(month = ''): string {
  return String(MONTHS.indexOf(month.slice(0, 3)) + 1);
}

function clockIn(text: string): WrittenTime | WrittenDayFault {
  const [whole, hours = '', minutes = '', seconds = '00', half] = TIME.exec(text) ?? [];
  if (whole === undefined || Number(minutes) > 59 || Number(seconds) > 59) return 'invalid';
  const hour = Number(hours);
  if (hour > (half ? 12 : 23)) return 'invalid';
  const shown = half ? (hour % 12) + (half === 'p' ? 12 : 0) : hour;
  const named = text.slice(whole.length).trim();
  const zone = named === '' ? null : zoneOf(named);
  if (named !== '' && zone === null) return 'unknown-zone';
  return { time: `${String(shown).padStart(2, '0')}:${minutes}:${seconds}`, zone };
}
