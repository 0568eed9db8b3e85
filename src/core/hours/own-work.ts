import { type CalendarDate, daysAfter, yearOf } from '../shared/time/calendar';
import type { Signup } from '../signups/signup';

/** What somebody's work comes to, in minutes. */
export interface WorkSums {
  /** Approved, in the year of `today`. */
  readonly approvedThisYear: number;
  /** Waiting for approval, whenever it was. */
  readonly waiting: number;
  /** Approved, in the 12 months up to `today`. */
  readonly lastYear: number;
}

/** What sums are made of. */
type TimedWork = Pick<Signup, 'day' | 'hours'> & { readonly minutes: number };

/** How many days the last 12 months have, with today. */
const YEAR_DAYS = 365;

/** The first of the days that count as the last 12 months. */
export function firstOfLastYear(today: CalendarDate): CalendarDate {
  return daysAfter(today, 1 - YEAR_DAYS);
}

/** Approved and waiting work of one person. What nobody approved is never added to what is approved. */
export function sumsOfWork(all: readonly TimedWork[], today: CalendarDate): WorkSums {
  const sum = (wanted: (work: TimedWork) => boolean) => sumOfMinutes(all.filter(wanted));
  const isApproved = ({ hours }: TimedWork) => hours === 'approved';
  return {
    approvedThisYear: sum((work) => isApproved(work) && yearOf(work.day) === yearOf(today)),
    waiting: sum(({ hours }) => hours === 'claimed'),
    lastYear: sum((work) => isApproved(work) && work.day >= firstOfLastYear(today) && work.day <= today),
  };
}

/** What work comes to, in minutes. */
export function sumOfMinutes(all: readonly Pick<TimedWork, 'minutes'>[]): number {
  return all.reduce((sum, { minutes }) => sum + minutes, 0);
}
