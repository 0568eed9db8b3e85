import { formatClock, formatDayAt } from '../../../core/shared/text/format';
import { calendarDateAt, timeAt } from '../../../core/shared/time/calendar';
import type { todayTexts as english } from './today.texts';

/** '10:00 a. m.' on the day of `now` (both in ms), else 'sáb, 28 nov 2026, 10:00 a. m.'. */
function when(at: number, now: number): string {
  const time = formatClock(timeAt(at));
  return calendarDateAt(at) === calendarDateAt(now) ? time : `${formatDayAt(at)}, ${time}`;
}

export const todayTexts: typeof english = {
  title: 'Hoy',
  when,
  marked: (marked, people) => `${marked} de ${people} marcadas`,
  openDaySheet: 'Abrir la lista del día',
  openDaySheetOf: (title, at) => `Abrir la lista del día: ${title}, ${formatDayAt(at)}`,
};
