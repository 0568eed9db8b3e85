import { type CalendarSite, type StaffedEvent, staffEventsFile } from '../../core/calendar/event-entries';
import type { ListedEvent } from '../../core/events/event-view';
import type { CalendarFile } from '../../core/shared/calendar-file';

/** Listed events as staff have them in a calendar, without drafts that have no date; null for null. */
export function staffCalendarOf(
  events: readonly ListedEvent[] | null,
  site: CalendarSite,
): CalendarFile | null {
  return events && staffEventsFile(events.flatMap(staffed), site);
}

function staffed({ startsAt, endsAt, ...event }: ListedEvent): readonly StaffedEvent[] {
  if (startsAt === null || endsAt === null) return [];
  return [{ event: { ...event, startsAt, endsAt }, counts: event.counts }];
}
