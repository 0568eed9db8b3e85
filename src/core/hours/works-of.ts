import { isDated, partOf } from '../events/event';
import type { MayRead } from '../events/readable-events';
import type { Signup } from '../signups/signup';
import type { SignupReads } from '../signups/signup.repository.port';
import type { Work } from './hours.api';

/** Whether a sign-up is work that counts, waits for an approval, or was returned. */
export function isWork(signup: Signup): signup is Signup & { readonly minutes: number } {
  return signup.hours !== 'none' && signup.minutes !== null;
}

/**
 * The work in these sign-ups, in the same order, with the titles of its programs and shifts. Of an event that `mayRead` refuses the shift's
 * label is told, and nothing of the event.
 */
export async function worksOf(
  {
    programs,
    events,
  }: Pick<SignupReads, 'programs'> & { readonly events: Pick<SignupReads['events'], 'some'> },
  signups: readonly Signup[],
  mayRead: MayRead = () => true,
): Promise<readonly { readonly signup: Signup; readonly work: Work }[]> {
  const programById = new Map((await programs.list(['active', 'archived'])).map((each) => [each.id, each]));
  const known = await events.some([...new Set(signups.flatMap(({ eventId }) => eventId ?? []))]);
  return signups.filter(isWork).map((signup) => {
    const { id, revision, programId, eventId, day, hours, note, returnReason, approvedBy, minutes } = signup;
    const event = known.find(({ id }) => id === signup.eventId);
    const part = event && isDated(event) ? partOf(event, signup.shiftId) : null;
    const shift = part?.shift;
    const shownEvent = event && mayRead(event) ? event : null;
    const program = programById.get(programId ?? '');
    const [label, title] = [shift?.label ?? '', shownEvent?.title ?? ''];
    const es = {
      ...(program?.es?.title && { program: program.es.title }),
      ...(shift?.es?.label && { label: shift.es.label }),
      ...(shownEvent?.es?.title && { event: shownEvent.es.title }),
    };
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
      program: program?.title ?? null,
      shift: [label, title].filter((text) => text !== '').join(': '),
      label,
      event: title,
      es: Object.keys(es).length > 0 ? es : null,
    };
    return { signup, work };
  });
}
