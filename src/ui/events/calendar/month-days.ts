import type { ListedEvent } from '../../../core/events/event-view';
import {
  type CalendarDate,
  calendarDateAt,
  daysAfter,
  isCalendarDate,
  monthOf,
} from '../../../core/shared/time/calendar';
import { lastDayOf, weekdayOf } from '../../../core/shared/time/months';

/** A month, 'YYYY-MM', that an address asks for; null where it makes no sense. */
export function monthIn(text: string | null): string | null {
  return text !== null && isCalendarDate(`${text}-01`) ? text : null;
}

/** The first and the last day of a month. */
export function daysOf(month: string): { readonly from: CalendarDate; readonly to: CalendarDate } {
  return { from: `${month}-01`, to: lastDayOf(month) };
}

/** The weeks of a month, Sunday first; null for days of other months. */
export function weeksOf(month: string): readonly (readonly (CalendarDate | null)[])[] {
  const { from, to } = daysOf(month);
  const before = weekdayOf(from);
  const length = Number(to.slice(8));
  const cells = Array.from({ length: Math.ceil((before + length) / 7) * 7 }, (_, index) => {
    const day = index - before;
    return day >= 0 && day < length ? daysAfter(from, day) : null;
  });
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** The events of a month. */
export function eventsOf(month: string, events: readonly ListedEvent[]): readonly ListedEvent[] {
  return events.filter(({ startsAt }) => startsAt !== null && monthOf(calendarDateAt(startsAt)) === month);
}

/** Events by the day on which they start, the days in their order. */
export function byDay(events: readonly ListedEvent[]): ReadonlyMap<CalendarDate, readonly ListedEvent[]> {
  const days = new Map<CalendarDate, ListedEvent[]>();
  for (const event of events) {
    if (event.startsAt === null) continue;
    const day = calendarDateAt(event.startsAt);
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  return days;
}
