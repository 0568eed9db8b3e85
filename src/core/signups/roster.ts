import * as v from 'valibot';
import { type Application, isEnrolled } from '../applications/application';
import { neededShoes } from '../applications/needed-shoes';
import { type DatedEvent, partOf } from '../events/event';
import type { Person } from '../people/person';
import { obstacleFor } from './obstacle';
import { freePlaces, partsOf } from './promotion';
import { isExcused, type Signup } from './signup';
import type { RosterRepositories, SignupRepositories } from './signup.repository.port';
import { type RosterEntry, rosterEntrySchema } from './signup-view';
import { standingsOf } from './standings';

/** Whether staff see a sign-up in the view of its event: all but those who gave their place back, unless they still have to be told. */
export function isOnRoster(signup: Signup): boolean {
  return signup.state !== 'withdrawn' || isExcused(signup) || signup.call !== null;
}

/** Sign-ups for an event as staff see them, by name; `all` are those for the event, and `now` is in ms. */
export async function rosterOf(
  repositories: RosterRepositories,
  event: DatedEvent,
  {
    shown,
    all,
    now,
  }: { readonly shown: readonly Signup[]; readonly all: readonly Signup[]; readonly now: number },
): Promise<readonly RosterEntry[]> {
  const personIds = shown.flatMap(({ personId }) => personId ?? []);
  const people = await repositories.people.some(personIds);
  const applied = await repositories.applications.ofAccounts(personIds);
  const needs = applied.filter((one) => one.programId === event.programId && isEnrolled(one));
  const reserved =
    needs.length > 0 ? await repositories.shelf.reserved(needs.map(({ id }) => id)) : new Map();
  const obstacleOf = await skipsOf(repositories, event, { all, now });
  return shown
    .map((signup) => {
      const { personId } = signup;
      const account = people.find(({ id }) => id === personId);
      const application =
        personId === null || signup.shiftId !== null
          ? undefined
          : needs.find((one) => one.personId === personId);
      return v.parse(rosterEntrySchema, {
        ...signup,
        ...calledBy(signup, account, application),
        access: application?.access ?? '',
        application: application ? { id: application.id, shoes: neededShoes(application, reserved) } : null,
        obstacle: obstacleOf(signup),
      });
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'en') || (one.id < other.id ? -1 : 1));
}

/** What somebody is called, and how they are reached: volunteers by phone, guests as they asked for it. */
export function calledBy(
  { name, contact, shiftId }: Pick<Signup, 'name' | 'contact' | 'shiftId'>,
  account: Person | undefined,
  application: Pick<Application, 'name' | 'contact'> | undefined,
): Pick<RosterEntry, 'name' | 'contact'> {
  if (!account) return { name, contact };
  const byPhone = shiftId === null ? account.email : account.phone || account.email;
  return { name: application?.name ?? account.name, contact: application?.contact ?? byPhone };
}

/** Says why somebody who waits was skipped; null for others, and where no place is free. */
async function skipsOf(
  repositories: SignupRepositories,
  event: DatedEvent,
  { all, now }: { readonly all: readonly Signup[]; readonly now: number },
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
  const { terms, of } = await standingsOf(repositories, { personIds, events: [event], signups });
  return ({ id, personId, shiftId }: Signup) => {
    const part = partOf(event, shiftId);
    const isSkipped = part && personId !== null && waiting.some((one) => one.id === id);
    return isSkipped ? obstacleFor({ event, part }, of(personId), terms, now) : null;
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
