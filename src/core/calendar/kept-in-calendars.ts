import { calendarDateAt, daysAfter, startOfDay } from '../shared/time/calendar';

/** How many days back calendars show what is over, canceled events as well: calendars look now and then. */
const DAYS_BACK = 30;

/** The instant after which something has to end so that calendars still show it at `now`, both in ms. */
export function calendarsBeginAt(now: number): number {
  return startOfDay(daysAfter(calendarDateAt(now), -DAYS_BACK));
}
