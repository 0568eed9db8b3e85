import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import type { CalendarDate } from './calendar';

// Days without a time are counted in UTC, where each has 24 hours, whatever the zone of the device.
dayjs.extend(utc);

const MONTH = 'YYYY-MM';
const DAY = 'YYYY-MM-DD';

/** The month, 'YYYY-MM', that is so many months after another one, or before it. */
export function monthsAfter(month: string, count: number): string {
  return dayjs.utc(`${month}-01`).add(count, 'month').format(MONTH);
}

/**
 * The day that is so many months after another one. Where its month is shorter, that month's last day: January 31,
 * February 28.
 */
export function dayMonthsAfter(date: CalendarDate, count: number): CalendarDate {
  return dayjs.utc(date).add(count, 'month').format(DAY);
}

/** The last day of a month, 'YYYY-MM'. */
export function lastDayOf(month: string): CalendarDate {
  return dayjs.utc(`${month}-01`).endOf('month').format(DAY);
}

/** The day of the week, 0 for Sunday. */
export function weekdayOf(date: CalendarDate): number {
  return dayjs.utc(date).day();
}
