import { type CalendarDate, calendarDateAt, isCalendarDate } from '../shared/time/calendar';

const ISO = /^(\d{4}-\d{2}-\d{2})(?:[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s?(?:Z|UTC|[+-]\d{2}:?\d{2})$/;
const AMERICAN = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:,? \d{1,2}:\d{2}(?::\d{2})?(?: ?[AP]M)?)?$/i;

/**
 * The day that a text of a file stands for, or null: '2026-12-31', '12/31/2026', either with a time, or an instant with
 * its zone, which is the day that it was in Las Vegas: '2027-01-01T07:59:00Z' is December 31, 2026.
 */
export function parseDay(text: string): CalendarDate | null {
  const trimmed = text.trim();
  if (INSTANT.test(trimmed)) {
    const ms = Date.parse(
      trimmed
        .replace(' ', 'T')
        .replace(/\s?UTC$/, 'Z')
        .replace(/\s/g, ''),
    );
    return Number.isNaN(ms) ? null : calendarDateAt(ms);
  }
  const [, iso] = ISO.exec(trimmed) ?? [];
  if (iso !== undefined) return isCalendarDate(iso) ? iso : null;
  const [, month = '', day = '', year] = AMERICAN.exec(trimmed) ?? [];
  if (year === undefined) return null;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : null;
}
