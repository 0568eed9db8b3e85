import { type DatedEvent, type EventPart, isDated, partOf } from '../../events/event';
import { type FailureOf, fail, ok, type Result } from '../../shared/result';
import type { Unit } from '../../unit-of-work/unit-of-work.port';
import type { WithdrawalMails } from '../following/leave-events';
import { isSeenBy, obstacleFor } from '../obstacle';
import { lineOf } from '../of-part';
import { freePlaces, promote } from '../promotion';
import { holdsPlace, type Signup, UNASKED_MS } from '../signup';
import type { OwnSignupRepositories, SignupRepositories } from '../signup.repository.port';
import type { Scheduled } from '../signup-view';
import type { OwnSignupsInput } from '../signups.inputs';
import { type Standings, standingsFrom } from '../standings';
import { ownerOf, takenSignup } from '../take-part';
import { shownSchedule } from './own-view';

type Refusal = FailureOf<'not-found' | 'conflict'>;

/** Who takes what of an event. */
type Ask = Omit<OwnSignupsInput['take'], 'eventId'> & { readonly personId: string };

/** An event and what is known of it and of those who ask, as it changes from one of them to the next. */
interface Places extends Standings {
  readonly event: DatedEvent;
  /** All sign-ups for the event, by id. */
  readonly signups: Map<string, Signup>;
}

/**
 * Gives people places in parts of an event, or places in its lines, one after the other in this order, unless something stands before
 * it. They ask at the same moment, so one write answers all of them.
 */
export async function takePlaces(
  repositories: OwnSignupRepositories,
  unit: Unit,
  { eventId, asks }: { readonly eventId: string; readonly asks: readonly Ask[] },
  mails: Pick<WithdrawalMails, 'placeGiven'>,
): Promise<readonly Result<Scheduled, Refusal>[]> {
  const personIds = [...new Set(asks.map(({ personId }) => personId))];
  const { event, theirs, all, names, records } = await repositories.looks.at({ personIds, eventId });
  if (!event || !isDated(event)) return asks.map(() => fail({ code: 'not-found' }));
  const parts = asks.flatMap(({ shiftId }) => partOf(event, shiftId) ?? []);
  const current = await afterThoseWhoWait(repositories, unit, { event, parts, all }, mails);
  const question = { personIds, events: [event], signups: theirs };
  const { terms, of: standingOf } = await standingsFrom(repositories, records, question);
  const places = {
    event,
    of: standingOf,
    terms: { ...terms, events: new Map([...terms.events, [event.id, event]]) },
    signups: new Map(current.map((signup) => [signup.id, signup])),
  };
  const taken = asks.map((ask) => takePlace(places, unit, ask));
  const signups = [...places.signups.values()];
  const before = new Set(current);
  const changed = signups.filter((signup) => !before.has(signup));
  if (changed.length > 0) {
    await repositories.signups.keepAll(changed);
    unit.publishChange('signups');
  }
  const own = taken.flatMap((answer) => (answer.ok ? [answer.value] : []));
  const shown = shownSchedule(names, own, { events: [event], programs: records.programs, all: signups });
  return taken.map((answer) => {
    if (!answer.ok) return answer;
    const entry = shown.find(({ id }) => id === answer.value.id);
    return entry ? ok(entry) : fail({ code: 'not-found' });
  });
}

/** Answers one of them. What they take is added to the sign-ups, so that the next one is answered by it. */
function takePlace(
  { event, signups, terms, of: standingOf }: Places,
  unit: Unit,
  { personId, shiftId, wait }: Ask,
): Result<Signup, Refusal> {
  const part = partOf(event, shiftId);
  if (!part) return fail({ code: 'not-found' });
  const all = [...signups.values()];
  const here = all.filter((candidate) => candidate.personId === personId);
  const known = standingOf(personId);
  const theirs = [...known.signups.filter(({ eventId }) => eventId !== event.id), ...here];
  const who = { ...known, signups: theirs };
  const before = here.find((candidate) => candidate.shiftId === shiftId);
  if (!isSeenBy(event, who) && !before) return fail({ code: 'not-found' });
  if (before && (holdsPlace(before) || (wait && before.state === 'waiting'))) return ok(before);
  if (shiftId === null && !event.takesSignups) return fail({ code: 'conflict', reason: 'closed' });
  const obstacle = obstacleFor({ event, part }, who, terms, unit.now());
  if (obstacle) return fail({ code: 'conflict', reason: obstacle.why });
  const free = freePlaces(part, all);
  if (free <= 0 && !wait) return fail({ code: 'conflict', reason: 'full', count: part.most ?? 0 });
  const state = free > 0 ? 'going' : 'waiting';
  const stamp = { id: unit.nextId(), revision: unit.nextId(), state, now: unit.now() } as const;
  const owner = ownerOf(unit, personId, [...theirs, ...who.applications]);
  const taken = takenSignup({ event, part }, owner, stamp, before);
  // Behind all others in the line, also within a moment or after the clock was set back.
  const behind = (lineOf(part, all).at(-1)?.since ?? 0) + 1;
  const signup = state === 'waiting' ? { ...taken, since: Math.max(taken.since, behind) } : taken;
  signups.set(signup.id, signup);
  return ok(signup);
}

/** All sign-ups for the event, once those who wait and could take one of the parts have the places that are free. */
async function afterThoseWhoWait(
  repositories: SignupRepositories,
  unit: Unit,
  {
    event,
    parts,
    all,
  }: { readonly event: DatedEvent; readonly parts: readonly EventPart[]; readonly all: readonly Signup[] },
  mails: Pick<WithdrawalMails, 'placeGiven'>,
): Promise<readonly Signup[]> {
  const isOffered = (part: EventPart) =>
    freePlaces(part, all) > 0 && part.startsAt - unit.now() >= UNASKED_MS && lineOf(part, all).length > 0;
  if (!parts.some(isOffered)) return all;
  await promote(repositories, unit, { event }, mails);
  return repositories.signups.ofEvents([event.id]);
}
