import { type DatedEvent, type EventPart, isDated, partOf } from '../../events/event';
import { type FailureOf, fail, ok, type Result } from '../../shared/result';
import type { Unit } from '../../unit-of-work/unit-of-work.port';
import type { WithdrawalMails } from '../leave-events';
import type { Look } from '../look.repository.port';
import { isSeenBy, obstacleFor } from '../obstacle';
import { freePlaces, lineOf, promote } from '../promotion';
import { holdsPlace, type Signup, UNASKED_MS } from '../signup';
import type { OwnSignupRepositories, SignupRepositories } from '../signup.repository.port';
import type { Scheduled } from '../signup-view';
import type { OwnSignupsInput } from '../signups.inputs';
import { standingsFrom } from '../standings';
import { ownerOf, takenSignup } from '../take-part';
import { scheduleOf } from './own-view';

type Refusal = FailureOf<'not-found' | 'conflict'>;

/** What somebody asks for. */
interface Asked {
  readonly event: DatedEvent;
  readonly part: EventPart;
  readonly before: Signup | undefined;
  readonly isThere: boolean;
  readonly look: Look;
}

/** A sign-up, its event and all sign-ups for that. */
interface Taken {
  readonly event: DatedEvent;
  readonly signup: Signup;
  readonly all: readonly Signup[];
}

/** The places of a part went to those who waited. */
interface Given {
  readonly given: EventPart;
}

/** Who takes what. */
type Taking = OwnSignupsInput['take'] & { readonly personId: string };

/** Gives somebody a place in a part of an event, or one in its line, unless something stands before it. */
export async function takePlace(
  repositories: OwnSignupRepositories,
  unit: Unit,
  taking: Taking,
  mails: Pick<WithdrawalMails, 'placeGiven'>,
): Promise<Result<Taken | Given, Refusal>> {
  const { signups } = repositories;
  const asked = await askedFor(repositories, taking, unit.now());
  if (!asked.ok) return asked;
  const { event, part, before, isThere, look } = asked.value;
  if (before && isThere) return ok({ event, signup: before, all: look.all });
  const all = await afterThoseWhoWait(repositories, unit, { event, part, all: look.all }, mails);
  const free = freePlaces(part, all);
  // Somebody who waits may have been given the place just now.
  const current = all.find(({ id }) => id === before?.id);
  if (current && holdsPlace(current)) return ok({ event, signup: current, all });
  // Who waited has a place since this moment; a refusal would take it back.
  if (free <= 0 && !taking.wait) return all === look.all ? full(part) : ok({ given: part });
  const state = free > 0 ? 'going' : 'waiting';
  const stamp = { id: unit.nextId(), revision: unit.nextId(), state, now: unit.now() } as const;
  const owner = ownerOf(unit, taking.personId, [...look.theirs, ...look.records.applications]);
  const signup = takenSignup({ event, part }, owner, stamp, current);
  await (current ? signups.replace(signup) : signups.add(signup));
  unit.publishChange('signups');
  const others = all.filter(({ id }) => id !== signup.id);
  return ok({ event, signup, all: [...others, signup] });
}

/** Why somebody cannot take it, as a look tells: so nobody waits for the others who press. `now` is in ms. */
export async function placeRefusal(
  repositories: OwnSignupRepositories,
  taking: Taking,
  now: number,
): Promise<Result<unknown, Refusal>> {
  const asked = await askedFor(repositories, taking, now);
  if (!asked.ok || asked.value.before || taking.wait) return asked;
  const { part, look } = asked.value;
  return freePlaces(part, look.all) > 0 ? asked : full(part);
}

/** What the person asks for, and their sign-up for it; `isThere` when it is as they ask. Or why they cannot have it. */
async function askedFor(
  repositories: OwnSignupRepositories,
  { personId, eventId, shiftId, wait }: Taking,
  now: number,
): Promise<Result<Asked, Refusal>> {
  const look = await repositories.looks.at({ personId, eventId });
  const { event, theirs } = look;
  const part = event && isDated(event) ? partOf(event, shiftId) : null;
  if (!event || !isDated(event) || !part) return fail({ code: 'not-found' });
  const question = { personIds: [personId], events: [event], signups: theirs };
  const { terms, of } = await standingsFrom(repositories, look.records, question);
  const before = theirs.find((one) => one.eventId === eventId && one.shiftId === shiftId);
  if (!isSeenBy(event, of(personId)) && !before) return fail({ code: 'not-found' });
  const isThere = before !== undefined && (holdsPlace(before) || (wait && before.state === 'waiting'));
  const asked = { event, part, before, isThere, look };
  if (isThere) return ok(asked);
  if (shiftId === null && !event.takesSignups) return fail({ code: 'conflict', reason: 'closed' });
  const obstacle = obstacleFor({ event, part }, of(personId), terms, now);
  return obstacle ? fail({ code: 'conflict', reason: obstacle.why }) : ok(asked);
}

/** All sign-ups for the event, once those who wait for the part and could take it have the places that are free. */
async function afterThoseWhoWait(
  repositories: SignupRepositories,
  unit: Unit,
  {
    event,
    part,
    all,
  }: { readonly event: DatedEvent; readonly part: EventPart; readonly all: readonly Signup[] },
  mails: Pick<WithdrawalMails, 'placeGiven'>,
): Promise<readonly Signup[]> {
  const isOffered =
    freePlaces(part, all) > 0 && part.startsAt - unit.now() >= UNASKED_MS && lineOf(part, all).length > 0;
  if (!isOffered) return all;
  await promote(repositories, unit, { event }, mails);
  return repositories.signups.ofEvents([event.id]);
}

/** A sign-up as the person sees it. */
export async function seenSignup(
  repositories: Pick<SignupRepositories, 'people'>,
  { event, signup, all }: Taken,
): Promise<Result<Scheduled, FailureOf<'not-found'>>> {
  const [entry] = await scheduleOf(repositories, [signup], { events: [event], all });
  return entry ? ok(entry) : fail({ code: 'not-found' });
}

/** No place of the part is free. */
export function full({ most }: EventPart): Result<never, Refusal> {
  return fail({ code: 'conflict', reason: 'full', count: most ?? 0 });
}
