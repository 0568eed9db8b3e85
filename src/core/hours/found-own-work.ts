import { pageOf } from '../shared/page-of';
import { personKeyOf } from '../shared/person-key';
import { calendarDateAt, yearOf } from '../shared/time/calendar';
import { minutesOn } from '../signups/marks';
import type { Signup } from '../signups/signup';
import { sumsOfWork } from './own-work';
import type { EntryToCheck, FoundOwnWork, OwnWorkQuery, WorkAround } from './work.repository.port';
import { isWork } from './works-of';

/** Somebody's hours in a year, out of all of their sign-ups. */
export function foundOwnWork(theirs: readonly Signup[], query: OwnWorkQuery): FoundOwnWork {
  const all = theirs.filter(isWork);
  const ofYear = all.filter(({ day }) => yearOf(day) === query.year).sort(latestFirst);
  const shown = ofYear.filter(({ hours }) => query.show === 'all' || hours === query.show);
  const years = [...new Set(all.map(({ day }) => yearOf(day)))].sort((a, b) => b - a);
  return { ...pageOf(shown, query), sums: sumsOfWork(all, query.today), years };
}

/** Somebody's approved hours in a year, out of all of their sign-ups. */
export function approvedWork(theirs: readonly Signup[], year: number): readonly Signup[] {
  const all = theirs.filter(isWork).filter(({ day, hours }) => yearOf(day) === year && hours === 'approved');
  return all.sort(latestFirst);
}

/** Somebody's hours of shifts on a day, out of all of their sign-ups. */
export function shiftsOnDay(theirs: readonly Signup[], day: string): readonly Signup[] {
  return theirs.filter(isWork).filter((work) => work.day === day && work.eventId !== null);
}

/** Somebody's approved minutes in a year by program, out of all of their sign-ups. */
export function minutesByProgram(theirs: readonly Signup[], year: number): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { programId, minutes } of approvedWork(theirs, year).filter(isWork))
    if (programId !== null) sums.set(programId, (sums.get(programId) ?? 0) + minutes);
  return sums;
}

/** What somebody has when they log or change hours, out of all of their sign-ups. */
export function workAround(
  theirs: readonly Signup[],
  { id, day, today }: Omit<EntryToCheck, 'personId'>,
): WorkAround {
  const others = theirs.filter((signup) => signup.id !== id);
  const logged = others.filter(({ eventId }) => eventId === null);
  return {
    minutes: minutesOn(day, others, id),
    loggedToday: logged.filter(({ createdAt }) => calendarDateAt(createdAt) === today).length,
    waiting: others.filter(({ hours }) => hours === 'claimed').length,
    personKey: personKeyOf(theirs) ?? null,
  };
}

function latestFirst(a: Signup, b: Signup): number {
  if (a.day !== b.day) return a.day < b.day ? 1 : -1;
  return b.createdAt - a.createdAt || byId(a, b);
}

function byId(a: Signup, b: Signup): number {
  return a.id < b.id ? -1 : 1;
}
