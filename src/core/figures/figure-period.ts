import {
  type CalendarDate,
  daysAfter,
  endOfDay,
  FIRST_YEAR,
  isCalendarDate,
  LAST_DAY,
  monthOf,
  startOfDay,
  yearOf,
} from '../shared/time/calendar';
import { lastDayOf, monthsAfter } from '../shared/time/months';

/** A day in ms, but for those on which the clocks change. */
const DAY_MS = 86_400_000;

/** The most years of a period. */
const MOST_YEARS = 10;

/** From a day in Las Vegas to another one, which is in it. */
export interface FigurePeriod {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** The periods that can be chosen by name; the first one is meant unless another is chosen. */
export const NAMED_PERIODS = [
  'last-12-months',
  'this-month',
  'last-month',
  'this-quarter',
  'this-year',
  'last-year',
] as const;

export type NamedPeriod = (typeof NAMED_PERIODS)[number];

/** The days of a named period, when it is `today`; the last 12 months are the 365 days up to today. */
export function namedPeriod(name: NamedPeriod, today: CalendarDate): FigurePeriod {
  const [year, month] = [yearOf(today), monthOf(today)];
  const quarter = Math.floor((Number(month.slice(5)) - 1) / 3) * 3 + 1;
  const periods: Readonly<Record<NamedPeriod, FigurePeriod>> = {
    'last-12-months': { from: daysAfter(today, -364), to: today },
    'this-month': { from: `${month}-01`, to: lastDayOf(month) },
    'last-month': {
      from: `${monthsAfter(month, -1)}-01`,
      to: lastDayOf(monthsAfter(month, -1)),
    },
    'this-quarter': {
      from: `${year}-${twoDigits(quarter)}-01`,
      to: lastDayOf(`${year}-${twoDigits(quarter + 2)}`),
    },
    'this-year': { from: `${year}-01-01`, to: `${year}-12-31` },
    'last-year': { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` },
  };
  return periods[name];
}

/** What is wrong with a period: a day that does not exist, an end before its start, or more than 10 years; null when nothing is. */
export function periodFault({ from, to }: FigurePeriod): 'invalid' | 'order' | 'too-long' | null {
  if (!isCalendarDate(from) || !isCalendarDate(to)) return 'invalid';
  if (to < from) return 'order';
  return to > `${yearOf(from) + MOST_YEARS}${from.slice(4)}` ? 'too-long' : null;
}

/** The years before a period, as many as one may have; null where the calendar has none. */
export function periodBefore({ from }: FigurePeriod): FigurePeriod | null {
  const year = Math.max(FIRST_YEAR, yearOf(from) - MOST_YEARS);
  const first = `${year}-01-01`;
  return first < from ? { from: first, to: daysAfter(from, -1) } : null;
}

/**
 * The period of the same length that ends the day before: as many months before whole months, as many days before any other. Null where
 * the calendar has none.
 */
export function precedingPeriod({ from, to }: FigurePeriod): FigurePeriod | null {
  const isWhole = from.endsWith('-01') && to === lastDayOf(monthOf(to));
  const days = (startOfDay(to) - startOfDay(from)) / DAY_MS;
  const first = isWhole
    ? `${monthsAfter(monthOf(from), -monthsOf({ from, to }).length)}-01`
    : daysAfter(from, -Math.round(days) - 1);
  return isCalendarDate(first) ? { from: first, to: daysAfter(from, -1) } : null;
}

/** The months of a period, 'YYYY-MM', the earliest first. Its first and last one may be parts of months. */
export function monthsOf({ from, to }: FigurePeriod): readonly string[] {
  const months: string[] = [];
  for (let month = monthOf(from); month <= monthOf(to); month = monthsAfter(month, 1)) months.push(month);
  return months;
}

/** The instants, in ms, at which the months of a period begin within it, and the first one after the period. */
export function boundsOf(period: FigurePeriod): { readonly starts: readonly number[]; readonly end: number } {
  const [, ...later] = monthsOf(period);
  return {
    starts: [startOfDay(period.from), ...later.map((month) => startOfDay(`${month}-01`))],
    // Nothing happens after the last day of the calendar.
    end: period.to >= LAST_DAY ? Number.MAX_SAFE_INTEGER : endOfDay(period.to),
  };
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
