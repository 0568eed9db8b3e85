import { type CalendarDate, calendarDateAt, daysAfter } from './calendar';

/** The day in Las Vegas that is so many business days after an instant in ms: Monday to Friday, holidays ignored. */
export function businessDaysAfter(ms: number, days: number): CalendarDate {
  let date = calendarDateAt(ms);
  for (let left = days; left > 0; ) {
    date = daysAfter(date, 1);
    if (!isWeekend(date)) left -= 1;
  }
  return date;
}

function isWeekend(date: CalendarDate): boolean {
  return [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());
}
