import { type CalendarDate, daysAfter, yearOf } from '../shared/time/calendar';
import type { Work } from './hours.api';

/** What somebody's work comes to, in minutes. */
export interface WorkSums {
  /** Approved, in the year of `today`. */
  readonly approvedThisYear: number;
  /** Waiting for approval, whenever it was. */
  readonly waiting: number;
  /** Approved, in the 12 months up to `today`. */
  readonly lastYear: number;
}

/** Approved and waiting work of one person. What nobody approved is never added to what is approved. */
export function sumsOfWork(all: readonly Work[], today: CalendarDate): WorkSums {
  const yearAgo = daysAfter(today, -365);
  const sum = (wanted: (work: Work) => boolean) => sumOfMinutes(all.filter(wanted));
  const isApproved = ({ hours }: Work) => hours === 'approved';
  return {
    approvedThisYear: sum((work) => isApproved(work) && yearOf(work.day) === yearOf(today)),
    waiting: sum(({ hours }) => hours === 'claimed'),
    lastYear: sum((work) => isApproved(work) && work.day > yearAgo && work.day <= today),
  };
}

/** What work comes to, in minutes. */
export function sumOfMinutes(all: readonly Pick<Work, 'minutes'>[]): number {
  return all.reduce((sum, { minutes }) => sum + minutes, 0);
}

/** Approved work in a program in the year of `today`, in minutes. */
export function approvedMinutes(all: readonly Work[], programId: string, today: CalendarDate): number {
  return sumsOfWork(
    all.filter((work) => work.programId === programId),
    today,
  ).approvedThisYear;
}

/** The work of shifts on a day, which was recorded already. */
export function shiftsOnDay(all: readonly Work[], day: CalendarDate): readonly Work[] {
  return all.filter((work) => work.day === day && work.eventId !== null);
}
