import { formatClock, formatDayAt } from '../../../core/shared/text/format';
import { calendarDateAt, timeAt } from '../../../core/shared/time/calendar';

/** '10:00 AM' on the day of `now` (both in ms), else 'Sat, Nov 28, 2026, 10:00 AM'. */
function when(at: number, now: number): string {
  const time = formatClock(timeAt(at));
  return calendarDateAt(at) === calendarDateAt(now) ? time : `${formatDayAt(at)}, ${time}`;
}

/** What people read about today on Home. */
export const todayTexts = {
  title: 'Today',
  when,
  marked: (marked: number, people: number) => `${marked} of ${people} marked`,
  openDaySheet: 'Open day sheet',
  openDaySheetOf: (title: string, at: number) => `Open day sheet: ${title}, ${formatDayAt(at)}`,
};
