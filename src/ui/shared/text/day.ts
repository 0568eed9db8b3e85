import { type CalendarDate, nearestInstant } from '../../../core/shared/time/calendar';

const days = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
});

/** A day as people read it, whatever the device's zone: 'Dec 31, 2026'. */
export function formatDay(date: CalendarDate): string {
  return days.format(nearestInstant(Date.parse(`${date}T00:00:00Z`)));
}
