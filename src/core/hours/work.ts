import { isDated, partOf } from '../events/event';
import type { MayRead } from '../events/readable-events';
import type { FieldFault } from '../shared/forms/field-rule';
import { faultAt, type LineFault, lineFault } from '../shared/forms/text-faults';
import { type CalendarDate, daysAfter, pastDayFault } from '../shared/time/calendar';
import { areMinutes } from '../signups/marks';
import type { Signup } from '../signups/signup';
import type { SignupRepositories } from '../signups/signup.repository.port';
import { LONGEST_OF_SIGNUP } from '../signups/signup-faults';
import type { Work } from './hours.api';

/** Work can be logged back to so many days ago. */
const LOGGED_DAYS = 366;

/** What somebody says that they did. */
export type WorkForm = Pick<Work, 'day' | 'minutes' | 'note'>;

/** What is wrong with logged work. */
export type WorkFault =
  | FieldFault<'day', 'invalid' | 'future' | 'too-old'>
  | FieldFault<'minutes', 'invalid'>
  | FieldFault<'note', LineFault>;

/** What is wrong with logged work, in the order of the form; `today` is the day in Las Vegas. */
export function findWorkFaults({ day, minutes, note }: WorkForm, today: CalendarDate): readonly WorkFault[] {
  const isOld = day < daysAfter(today, -LOGGED_DAYS) && ('too-old' as const);
  return [
    ...faultAt({ field: 'day' as const }, pastDayFault(day, today) ?? isOld),
    ...faultAt({ field: 'minutes' as const }, !areMinutes(minutes) && ('invalid' as const)),
    ...faultAt({ field: 'note' as const }, lineFault(note.trim(), LONGEST_OF_SIGNUP.note)),
  ];
}

/** Whether a sign-up is work that counts, waits for an approval, or was returned. */
export function isWork(signup: Signup): signup is Signup & { readonly minutes: number } {
  return signup.hours !== 'none' && signup.minutes !== null;
}

/**
 * The work in these sign-ups, in the same order, with the titles of its programs and shifts. Of an event that `mayRead` refuses the shift's
 * label is told, and nothing of the event.
 */
export async function worksOf(
  { programs, events }: Pick<SignupRepositories, 'programs' | 'events'>,
  signups: readonly Signup[],
  mayRead: MayRead = () => true,
): Promise<readonly { readonly signup: Signup; readonly work: Work }[]> {
  const titles = new Map((await programs.list(['active', 'archived'])).map(({ id, title }) => [id, title]));
  const known = await events.some([...new Set(signups.flatMap(({ eventId }) => eventId ?? []))]);
  return signups.filter(isWork).map((signup) => {
    const event = known.find(({ id }) => id === signup.eventId);
    const part = event && isDated(event) ? partOf(event, signup.shiftId) : null;
    const title = event && mayRead(event) ? event.title : '';
    const { id, revision, programId, eventId, day, hours, note, returnReason, approvedBy, minutes } = signup;
    const work = {
      id,
      revision,
      programId,
      eventId,
      day,
      hours,
      note,
      returnReason,
      approvedBy,
      minutes,
      program: titles.get(programId ?? '') ?? null,
      shift: [part?.shift?.label ?? '', title].filter((text) => text !== '').join(': '),
      event: title,
    };
    return { signup, work };
  });
}
