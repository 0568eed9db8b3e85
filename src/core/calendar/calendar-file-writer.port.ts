import type { Calendar } from '../shared/calendar-file';

/** The media type of a calendar's text. */
export const CALENDAR_TYPE = 'text/calendar; charset=utf-8';

/** Writes calendars as text that calendar programs read (RFC 5545). */
export interface CalendarFileWriter {
  /**
   * The whole text, with CRLF at the end of each line and no line of more than 75 octets. Times are in UTC, so that no program needs
   * to know a zone. In texts every kind of line break is one, and a space stands for any other control character.
   */
  write(calendar: Calendar): string;
}
