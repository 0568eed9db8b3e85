import { type CalendarDate, nearestInstant } from '../../../core/shared/time/calendar';

const days = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
});
const longDays = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' });
const clock = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' });

/** A day as people read it, whatever the device's zone: 'Dec 31, 2026'. */
export function formatDay(date: CalendarDate): string {
  return days.format(nearestInstant(Date.parse(`${date}T00:00:00Z`)));
}

/** A day as a sentence has it: 'December 31, 2026'. */
export function formatLongDay(date: CalendarDate): string {
  return longDays.format(nearestInstant(Date.parse(`${date}T00:00:00Z`)));
}

/** A time of day such as '14:00' as people read it: '2:00 PM'. What is no time stays as it is. */
export function formatClock(time: string): string {
  const at = Date.parse(`1970-01-01T${time}:00Z`);
  return Number.isNaN(at) ? time : clock.format(at);
}
