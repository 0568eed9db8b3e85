import * as v from 'valibot';
import { isEnrolled } from '../applications/application';
import { neededShoes } from '../applications/needed-shoes';
import { type DatedEvent, partOf } from '../events/event';
import type { MayRead } from '../events/readable-events';
import { compareNames } from '../shared/text/compare-names';
import { calledBy } from './called-by';
import { obstacleFor } from './obstacle';
import { freePlaces, partsOf } from './promotion';
import { isExcused, type Signup } from './signup';
import type { RosterRepositories, SignupRepositories } from './signup.repository.port';
import { type RosterEntry, rosterEntrySchema } from './signup-view';
import { standingsOf, termsFor } from './standings';

/**
 * Whether staff see a sign-up in the view of its event: all but those who gave their place back, unless they did it shortly before the
 * start or still have to be told.
 */
export function isOnRoster(signup: Signup): boolean {
  return (
    signup.state !== 'withdrawn' || isExcused(signup) || signup.call !== null || signup.withdrewAt !== null
  );
}

/** What is shown of an event's sign-ups, and to whom. */
interface Shown {
  readonly shown: readonly Signup[];
  /** All sign-ups for the event. */
  readonly all: readonly Signup[];
  /** ms since the epoch. */
  readonly now: number;
  readonly mayRead: MayRead;
}

/** Sign-ups for an event as staff see them, by name. */
export async function rosterOf(
  repositories: RosterRepositories,
  event: DatedEvent,
  { shown, ...known }: Shown,
): Promise<readonly RosterEntry[]> {
  const personIds = shown.flatMap(({ personId }) => personId ?? []);
  const people = await repositories.people.some(personIds);
  const applied = await repositories.applications.ofAccounts(personIds);
  const needs = applied.filter(
    (application) => application.programId === event.programId && isEnrolled(application),
  );
  const reserved =
    needs.length > 0 ? await repositories.shelf.reserved(needs.map(({ id }) => id)) : new Map();
  const obstacleOf = await skipsOf(repositories, event, known);
  return shown
    .map((signup) => {
      const { personId } = signup;
      const account = people.find(({ id }) => id === personId);
      const application =
        personId === null || signup.shiftId !== null
          ? undefined
          : needs.find((need) => need.personId === personId);
      return v.parse(rosterEntrySchema, {
        ...signup,
        ...calledBy(signup, account, application),
        access: application?.access ?? '',
        application: application ? { id: application.id, shoes: neededShoes(application, reserved) } : null,
        obstacle: obstacleOf(signup),
      });
    })
    .sort((a, b) => compareNames(a.name, b.name) || (a.id < b.id ? -1 : 1));
}

/** Says why somebody who waits was skipped; null for others, and where no place is free. */
async function skipsOf(
  repositories: SignupRepositories,
  event: DatedEvent,
  { all, now, mayRead }: Omit<Shown, 'shown'>,
) {
  const free = new Set(
    partsOf(event)
      .filter((part) => freePlaces(part, all) > 0)
      .map(({ shift }) => shift?.id ?? null),
  );
  const waiting = all.filter(({ state, shiftId }) => state === 'waiting' && free.has(shiftId));
  if (waiting.length === 0) return () => null;
  const personIds = waiting.flatMap(({ personId }) => personId ?? []);
  const busy = await repositories.signups.during(extentOf(event));
  const signups = busy.filter(({ personId }) => personId !== null && personIds.includes(personId));
  const { terms, of: standingOf } = await standingsOf(repositories, { personIds, events: [event], signups });
  const shownTerms = termsFor(terms, mayRead);
  return ({ id, personId, shiftId }: Signup) => {
    const part = partOf(event, shiftId);
    const isSkipped = part && personId !== null && waiting.some((signup) => signup.id === id);
    return isSkipped ? obstacleFor({ event, part }, standingOf(personId), shownTerms, now) : null;
  };
}

/** From the first start to the last end of an event and its shifts, in ms. */
export function extentOf(event: DatedEvent): { readonly startsAt: number; readonly endsAt: number } {
  const parts = partsOf(event);
  return {
    startsAt: Math.min(...parts.map(({ startsAt }) => startsAt)),
    endsAt: Math.max(...parts.map(({ endsAt }) => endsAt)),
  };
}
