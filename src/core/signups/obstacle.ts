import { type Application, isEnrolled, isRunning } from '../applications/application';
import type { DatedEvent, Event, EventPart } from '../events/event';
import { type Completion, missingTrainings } from '../guides/completion';
import type { Guide } from '../guides/guide';
import type { Person } from '../people/person';
import type { Program } from '../programs/program';
import { titled, titleInSpanish } from '../shared/translations/titled';
import type { Titled } from '../shared/translations/titled-schema';
import { overlaps, type Signup } from './signup';
import type { Obstacle } from './signup-view';

/** What is known of somebody who would take a part of an event. */
export interface Standing {
  readonly person: Pick<Person, 'id' | 'role' | 'state'>;
  /** All of their applications. */
  readonly applications: readonly Application[];
  readonly completions: readonly Completion[];
  /** Their sign-ups; of those that do not take time none is needed. */
  readonly signups: readonly Signup[];
}

/** What decides about everybody alike. */
export interface Terms {
  /** Events by id: those of the sign-ups that take time. The title is null where it is not told. */
  readonly events: ReadonlyMap<
    string,
    Pick<Event, 'programId' | 'state'> & Pick<Titled, 'es'> & { readonly title: string | null }
  >;
  /** Programs by id. */
  readonly programs: ReadonlyMap<string, Program>;
  /** The published trainings. */
  readonly trainings: readonly Guide[];
}

/** A part that somebody would take. */
export interface Wanted {
  readonly event: DatedEvent;
  readonly part: EventPart;
}

/**
 * Why somebody cannot take a part: the first reason that holds. Past the start, in ms, a person takes nothing by themselves; with
 * null for `now`, the start does not matter.
 */
export function obstacleFor(
  { event, part }: Wanted,
  who: Standing,
  terms: Terms,
  now: number | null,
): Obstacle | null {
  if (event.state === 'canceled') return { why: 'canceled' };
  if (now !== null && part.startsAt <= now) return { why: 'started' };
  if (!isMeant(event, part, who)) return { why: 'not-invited' };
  return workObstacle({ event, part }, who, terms) ?? overlapOf({ event, part }, who, terms);
}

/** What a shift asks of volunteers. */
function workObstacle({ event, part }: Wanted, who: Standing, terms: Terms): Obstacle | null {
  if (part.shift === null) return null;
  const program = terms.programs.get(event.programId ?? '');
  if (program?.volunteersNeedApproval && !isHelping(who, program.id)) {
    return { why: 'not-approved', program: titled(program) };
  }
  const [missing] = missingTrainings(terms.trainings, who.completions, event.programId);
  if (missing) return { why: 'training', guide: titled(missing) };
  const isAdult = who.applications.some(isOfAdult);
  return part.shift.adultsOnly && !isAdult ? { why: 'adults-only' } : null;
}

/** Where somebody is going at that time. An event that was canceled takes no time. */
function overlapOf({ event, part }: Wanted, { signups }: Standing, { events }: Terms): Obstacle | null {
  for (const signup of signups) {
    const isThis = signup.eventId === event.id && signup.shiftId === (part.shift?.id ?? null);
    const otherEvent = events.get(signup.eventId ?? '');
    if (!isThis && otherEvent?.state === 'published' && takesTime(signup) && overlaps(signup, part))
      return { why: 'overlap', title: otherEvent.title, es: titleInSpanish(otherEvent.es) };
  }
  return null;
}

/** Whether a sign-up takes somebody's time: they are going, or were there. */
export function takesTime(
  signup: Signup,
): signup is Signup & { readonly startsAt: number; readonly endsAt: number } {
  const { state, startsAt, endsAt } = signup;
  return (state === 'going' || state === 'attended') && startsAt !== null && endsAt !== null;
}

/** Whether a part is meant for somebody: a shift for volunteers, the event itself for those who are invited to it. */
function isMeant(event: Event, part: EventPart, who: Standing): boolean {
  if (part.shift === null) return isInvited(event, who);
  return who.person.state === 'active' && who.person.role === 'volunteer';
}

/**
 * Whether somebody is invited to an event as a guest. To an event of a program only those of the beneficiaries are who have a place
 * in it.
 */
export function isInvited(
  { invited, programId }: Pick<Event, 'invited' | 'programId'>,
  { person, applications }: Pick<Standing, 'person' | 'applications'>,
): boolean {
  if (person.state !== 'active' || person.role === null) return false;
  if (invited.includes('everybody')) return true;
  if (person.role === 'volunteer') return invited.includes('volunteers');
  if (person.role === 'donor') return invited.includes('donors');
  if (person.role !== 'beneficiary' || !invited.includes('beneficiaries')) return false;
  return (
    programId === null ||
    applications.some((application) => application.programId === programId && isEnrolled(application))
  );
}

/** Whether somebody sees an event: they are invited to it, or could take one of its shifts. */
export function isSeenBy(event: Event, who: Pick<Standing, 'person' | 'applications'>): boolean {
  if (event.state === 'draft') return false;
  return isInvited(event, who) || (who.person.role === 'volunteer' && event.shifts.length > 0);
}

/** Whether an application says that a volunteer is 18 or older. One that was withdrawn or denied says nothing. */
function isOfAdult({ as, adult, state }: Application): boolean {
  return as === 'volunteer' && adult === true && (state === 'pending' || state === 'approved');
}

function isHelping({ applications }: Standing, programId: string): boolean {
  return applications.some(
    (application) =>
      application.as === 'volunteer' && application.programId === programId && isRunning(application),
  );
}
