import { pageOf } from '../shared/page-of';
import type { Signup } from '../signups/signup';
import { HOURS_SHOWS } from './hours.inputs';
import type { FoundWork, WorkQuery } from './work.repository.port';
import { isWork } from './works-of';

/** Hours of some programs in a state, out of all sign-ups: what waits longest first, and of what was decided the latest work. */
export function foundWork(signups: readonly Signup[], query: WorkQuery): FoundWork {
  const all = signups.filter(isWork).filter(({ programId }) => query.programIds.includes(programId));
  const earliest = all.filter(({ hours }) => hours === query.show).sort(earliestFirst);
  const shown = query.show === 'claimed' ? earliest : earliest.toReversed();
  const counts = HOURS_SHOWS.map((state) => [state, all.filter(({ hours }) => hours === state).length]);
  return { ...pageOf(shown, query), counts: Object.fromEntries(counts) as FoundWork['counts'] };
}

function earliestFirst(a: Signup, b: Signup): number {
  return a.day === b.day ? (a.id < b.id ? -1 : 1) : a.day < b.day ? -1 : 1;
}
