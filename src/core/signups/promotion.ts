import { type DatedEvent, type Event, type EventPart, isDated, partOf } from '../events/event';
import { calendarDateAt, daysAfter, instantAt } from '../shared/time/calendar';
import type { Unit } from '../unit-of-work/unit-of-work.port';
import { type SignupMails, type Told, tellSignedUp } from './mails/tell-signed-up';
import { obstacleFor } from './obstacle';
import { lineOf, ofPart } from './of-part';
import { type Signup, takesPlace, UNASKED_MS } from './signup';
import type { SignupRepositories } from './signup.repository.port';
import { standingsOf } from './standings';

/** The parts of an event that people sign up for: its shifts, and the event itself for guests. */
export function partsOf(event: DatedEvent): readonly EventPart[] {
  return [null, ...event.shifts.map(({ id }) => id)].flatMap((shiftId) => partOf(event, shiftId) ?? []);
}

/** How many places of a part are free, out of the sign-ups for its event; Infinity where there is no limit. */
export function freePlaces(part: EventPart, signups: readonly Signup[]): number {
  if (part.most === null) return Number.POSITIVE_INFINITY;
  return part.most - ofPart(signups, part).filter(takesPlace).length;
}

/** The time of day in Las Vegas at which people are reminded, on the day before. */
export const REMINDER_TIME = '10:00';

/** The instant of the reminder of a part, in ms: 10:00 AM in Las Vegas on the day before. */
function reminderAt({ startsAt }: Pick<EventPart, 'startsAt'>): number {
  const day = daysAfter(calendarDateAt(startsAt), -1);
  return instantAt(day, REMINDER_TIME) ?? startsAt - UNASKED_MS;
}

/**
 * A sign-up that has a place from `now` on, in ms. Somebody who gets it after the time of the reminder gets no reminder, and nobody
 * has to call about the former place any longer.
 */
export function goingSignup(signup: Signup, part: EventPart, now: number): Signup {
  const remindedAt = signup.remindedAt ?? (reminderAt(part) <= now ? now : null);
  return { ...signup, state: 'going', remindedAt, call: null };
}

/**
 * Gives the free places of an event to those who wait for them, as long as it starts in 24 hours or more: to the first in line who
 * could take it now. People who could not are skipped, and keep their place in line. Within a write that has found the event and kept
 * what frees a place; `lockLines` before that keeps others from waiting for each other.
 */
export async function promote(
  repositories: SignupRepositories,
  unit: Unit,
  { event }: { readonly event: Event },
  mails: Pick<SignupMails, 'placeGiven'>,
): Promise<void> {
  if (event.state !== 'published' || !isDated(event)) return;
  const now = unit.now();
  const all = await repositories.signups.ofEvents([event.id]);
  const open = partsOf(event)
    .filter(({ startsAt }) => startsAt - now >= UNASKED_MS)
    .map((part) => ({ part, free: freePlaces(part, all), line: lineOf(part, all) }))
    .filter(({ free, line }) => free > 0 && line.length > 0);
  if (open.length === 0) return;
  const personIds = [...new Set(open.flatMap(({ line }) => line.flatMap(({ personId }) => personId ?? [])))];
  const signups = new Map(
    (await repositories.signups.ofPeople(personIds)).map((signup) => [signup.id, signup]),
  );
  const { terms, of: standingOf } = await standingsOf(repositories, {
    personIds,
    events: [event],
    signups: [...signups.values()],
  });
  const promoted: Told[] = [];
  for (const { part, free, line } of open) {
    const able = line.filter(({ personId }) => {
      if (personId === null) return false;
      const theirs = [...signups.values()].filter((signup) => signup.personId === personId);
      return obstacleFor({ event, part }, { ...standingOf(personId), signups: theirs }, terms, now) === null;
    });
    for (const waiting of able.slice(0, free)) {
      const signup = { ...goingSignup(waiting, part, now), revision: unit.nextId() };
      signups.set(signup.id, signup);
      promoted.push({ signup, event, part });
    }
  }
  if (promoted.length === 0) return;
  await repositories.signups.keepAll(promoted.map(({ signup }) => signup));
  await tellSignedUp(repositories, unit, promoted, mails.placeGiven);
  unit.publishChange('signups');
}

/** Whose lines a change may touch. */
interface Lines {
  readonly personIds: readonly string[];
  readonly eventIds: readonly string[];
}

/**
 * Locks these accounts, and everybody who waits for a place in these events or in an event in which one of the accounts waits. What
 * gives up a place does it before it finds the event: so no two wait for each other. Answers the sign-ups of all of them.
 */
export async function lockLines(
  { signups }: Pick<SignupRepositories, 'signups'>,
  lines: Lines,
): Promise<readonly Signup[]> {
  const waiting = await signups.waiting(lines);
  const ids = [...lines.personIds, ...waiting.flatMap(({ personId }) => personId ?? [])];
  return signups.ofPeople([...new Set(ids)]);
}

/**
 * Looks again at the events in which these accounts wait, since they may now be able to take what they were skipped for. Within a
 * write that has locked the accounts' lines.
 */
export async function lookAgain(
  repositories: SignupRepositories,
  unit: Unit,
  personIds: readonly string[],
  mails: Pick<SignupMails, 'placeGiven'>,
): Promise<void> {
  const waiting = (await repositories.signups.waiting({ personIds, eventIds: [] })).filter(
    ({ startsAt }) => startsAt !== null && startsAt - unit.now() >= UNASKED_MS,
  );
  for (const id of [...new Set(waiting.flatMap(({ eventId }) => eventId ?? []))].sort()) {
    const event = await repositories.events.find(id);
    if (event) await promote(repositories, unit, { event }, mails);
  }
}
