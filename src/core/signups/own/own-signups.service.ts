import type { User } from '../../account/user';
import { type DatedEvent, type EventPart, isDated, partOf } from '../../events/event';
import { type FailureOf, fail, ok, type Result } from '../../shared/result';
import type { Clock } from '../../shared/system.port';
import type { Unit, UnitOfWork } from '../../unit-of-work/unit-of-work.port';
import { tellLateWithdrawal, type WithdrawalMails, withdrawnSignup } from '../leave-events';
import type { Look } from '../look.repository.port';
import { isInvited, isSeenBy, obstacleFor, takesTime } from '../obstacle';
import { freePlaces, lineOf, lockLines, lookAgain, promote } from '../promotion';
import { holdsPlace, type Signup, UNASKED_MS } from '../signup';
import type { OwnSignupRepositories, SignupRepositories } from '../signup.repository.port';
import type { Scheduled } from '../signup-view';
import type { OwnSignups } from '../signups.api';
import type { OwnSignupsInput as Input } from '../signups.inputs';
import { standingsFrom, standingsOf } from '../standings';
import { ownerOf, takenSignup } from '../take-part';
import { guestsOfToday } from './guests-of-today';
import { invitedEvent, isKept, offeredShift, positionOf, scheduleOf, waitingOffer } from './own-view';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A schedule goes back so far, in ms. */
const PAST_MS = 90 * DAY_MS;
/** Shifts are offered for so long ahead, in ms. */
const AHEAD_MS = 60 * DAY_MS;

type Answer = ReturnType<OwnSignups['take']>;
type Refusal = FailureOf<'not-found' | 'conflict'>;

/** What somebody asks for. */
interface Asked {
  readonly event: DatedEvent;
  readonly part: EventPart;
  readonly before: Signup | undefined;
  readonly isThere: boolean;
  readonly look: Look;
}

/** The sign-ups of `actor`; nobody else's exist for them. */
export class OwnSignupsService implements OwnSignups {
  constructor(
    private readonly unit: UnitOfWork<OwnSignupRepositories>,
    private readonly actor: Pick<User, 'id' | 'role'>,
    private readonly mails: WithdrawalMails,
    private readonly clock: Clock,
  ) {}

  schedule: OwnSignups['schedule'] = () =>
    this.unit.read(async (repositories) => {
      const from = this.clock.now() - PAST_MS;
      const own = (await this.own(repositories)).filter(
        (signup) => isKept(signup) && (signup.startsAt ?? 0) >= from,
      );
      const events = await repositories.events.some([
        ...new Set(own.flatMap(({ eventId }) => eventId ?? [])),
      ]);
      const dated = events.filter(isDated);
      const all = await repositories.signups.ofEvents(dated.map(({ id }) => id));
      const scheduled = await scheduleOf(repositories, own, { events: dated, all });
      return ok(await this.withOffers(repositories, scheduled, dated));
    });

  shifts: OwnSignups['shifts'] = () =>
    this.unit.read(async (repositories) => {
      if (this.actor.role !== 'volunteer') return ok([]);
      const now = this.clock.now();
      const events = await repositories.events.range({
        ...{ states: ['published'], endsAfter: now - DAY_MS, startsBefore: now + AHEAD_MS + DAY_MS },
      });
      const offerOf = await this.offers(repositories, events.filter(isDated), now);
      const parts = events.filter(isDated).flatMap((event) =>
        event.shifts.flatMap(({ id }) => {
          const part = partOf(event, id);
          const isShown = part && part.startsAt > now && part.startsAt < now + AHEAD_MS;
          return isShown ? { event, part } : [];
        }),
      );
      const shifts = parts.map(({ event, part }) =>
        offeredShift(offerOf(event, part.shift?.id ?? null), part),
      );
      return ok(shifts.sort((one, other) => one.startsAt - other.startsAt || (one.id < other.id ? -1 : 1)));
    });

  events: OwnSignups['events'] = () =>
    this.unit.read(async (repositories) => {
      const now = this.clock.now();
      const states = ['published', 'canceled'] as const;
      const found = await repositories.events.range({ states, endsAfter: now, startsBefore: null });
      const events = found.filter(isDated);
      const { of } = await standingsOf(repositories, {
        ...{ personIds: [this.actor.id], events, signups: [] },
      });
      const who = of(this.actor.id);
      const offerOf = await this.offers(repositories, events, now);
      const offers = events
        .map((event) => offerOf(event, null))
        .filter(({ event, own }) =>
          event.state === 'canceled' ? own?.state === 'going' : isInvited(event, who) || (own && isKept(own)),
        );
      return ok(offers.map(invitedEvent));
    });

  todaysList({ eventId }: Input['todaysList']): ReturnType<OwnSignups['todaysList']> {
    return this.unit.read(async (repositories): ReturnType<OwnSignups['todaysList']> => {
      const [found] = await repositories.events.some([eventId]);
      const now = this.clock.now();
      const isNow = found && isDated(found) && found.startsAt - DAY_MS <= now && now < found.endsAt;
      if (!found || !isDated(found) || !isNow || found.state !== 'published')
        return fail({ code: 'not-found' });
      const all = await repositories.signups.ofEvents([eventId]);
      const helps = all.some(
        (one) => one.personId === this.actor.id && one.shiftId !== null && takesTime(one),
      );
      if (!helps || this.actor.role !== 'volunteer') return fail({ code: 'not-found' });
      return ok(await guestsOfToday(repositories, found, all));
    });
  }

  take(input: Input['take']): Answer {
    return this.unit.write(
      (repositories, unit) => this.takeNow(repositories, unit, input),
      (repositories) => this.refusal(repositories, input),
    );
  }

  withdraw({ id, base }: Input['withdraw']): Answer {
    return this.unit.write(async (repositories, unit): Answer => {
      const { signups, events } = repositories;
      const eventId = (await signups.peek(id))?.eventId ?? null;
      if (eventId === null) return fail({ code: 'not-found' });
      await lockLines(repositories, { personIds: [this.actor.id], eventIds: [eventId] });
      const event = await events.find(eventId);
      const signup = await signups.find(id);
      const part = event && isDated(event) && signup ? partOf(event, signup.shiftId) : null;
      if (signup?.personId !== this.actor.id || !event || !isDated(event) || !part)
        return fail({ code: 'not-found' });
      if (signup.state === 'withdrawn')
        return this.answer(repositories, event, { signup, all: await signups.ofEvents([eventId]) });
      if (signup.revision !== base || signup.state === 'attended' || signup.state === 'no-show')
        return fail({ code: 'conflict' });
      if (event.state === 'canceled') return fail({ code: 'conflict', reason: 'canceled' });
      if (part.startsAt <= unit.now()) return fail({ code: 'conflict', reason: 'started' });
      const withdrawn = withdrawnSignup(signup, unit.nextId());
      await signups.replace(withdrawn);
      unit.publishChange('signups');
      await tellLateWithdrawal(
        repositories,
        unit,
        { signup, event, part, actorId: this.actor.id },
        this.mails,
      );
      await promote(repositories, unit, { event }, this.mails);
      await lookAgain(repositories, unit, [this.actor.id], this.mails);
      return this.answer(repositories, event, { signup: withdrawn, all: await signups.ofEvents([eventId]) });
    });
  }

  private own({ signups }: Pick<SignupRepositories, 'signups'>): Promise<readonly Signup[]> {
    return signups.ofPeople([this.actor.id]);
  }

  /** Their sign-up as they see it, out of all for the event. */
  private async answer(
    repositories: SignupRepositories,
    event: DatedEvent,
    { signup, all }: { readonly signup: Signup; readonly all: readonly Signup[] },
  ): Answer {
    const [entry] = await scheduleOf(repositories, [signup], { events: [event], all });
    return entry ? ok(entry) : fail({ code: 'not-found' });
  }

  private async takeNow(repositories: OwnSignupRepositories, unit: Unit, input: Input['take']): Answer {
    const { signups } = repositories;
    const asked = await this.asked(repositories, input, unit.now());
    if (!asked.ok) return asked;
    const { event, part, before, isThere, look } = asked.value;
    if (before && isThere) return this.answer(repositories, event, { signup: before, all: look.all });
    const all = await this.afterThoseWhoWait(repositories, unit, { event, part, all: look.all });
    const free = freePlaces(part, all);
    // Somebody who waits may have been given the place just now.
    const current = all.find(({ id }) => id === before?.id);
    if (current && holdsPlace(current)) return this.answer(repositories, event, { signup: current, all });
    if (free <= 0 && !input.wait) return full(part);
    const state = free > 0 ? 'going' : 'waiting';
    const stamp = { id: unit.nextId(), revision: unit.nextId(), state, now: unit.now() } as const;
    const owner = ownerOf(unit, this.actor.id, [...look.theirs, ...look.records.applications]);
    const signup = takenSignup({ event, part }, owner, stamp, current);
    await (current ? signups.replace(signup) : signups.add(signup));
    unit.publishChange('signups');
    const others = all.filter(({ id }) => id !== signup.id);
    return this.answer(repositories, event, { signup, all: [...others, signup] });
  }

  /** Refuses what cannot be taken: so nobody waits for the others who press. */
  private async refusal(
    repositories: OwnSignupRepositories,
    input: Input['take'],
  ): Promise<Result<unknown, Refusal>> {
    const asked = await this.asked(repositories, input, this.clock.now());
    if (!asked.ok || asked.value.before || input.wait) return asked;
    const { part, look } = asked.value;
    return freePlaces(part, look.all) > 0 ? asked : full(part);
  }

  /** What the person asks for, and their sign-up for it; `isThere` when it is as they ask. Or why they cannot have it. */
  private async asked(
    repositories: OwnSignupRepositories,
    { eventId, shiftId, wait }: Input['take'],
    now: number,
  ): Promise<Result<Asked, Refusal>> {
    const look = await repositories.looks.at({ personId: this.actor.id, eventId });
    const { event, theirs } = look;
    const part = event && isDated(event) ? partOf(event, shiftId) : null;
    if (!event || !isDated(event) || !part) return fail({ code: 'not-found' });
    const question = { personIds: [this.actor.id], events: [event], signups: theirs };
    const { terms, of } = await standingsFrom(repositories, look.records, question);
    const before = theirs.find((one) => one.eventId === eventId && one.shiftId === shiftId);
    if (!isSeenBy(event, of(this.actor.id)) && !before) return fail({ code: 'not-found' });
    const isThere = before !== undefined && (holdsPlace(before) || (wait && before.state === 'waiting'));
    const asked = { event, part, before, isThere, look };
    if (isThere) return ok(asked);
    if (shiftId === null && !event.takesSignups) return fail({ code: 'conflict', reason: 'closed' });
    const obstacle = obstacleFor({ event, part }, of(this.actor.id), terms, now);
    return obstacle ? fail({ code: 'conflict', reason: obstacle.why }) : ok(asked);
  }

  /** All sign-ups for the event, once those who wait for the part and could take it have the places that are free. */
  private async afterThoseWhoWait(
    repositories: SignupRepositories,
    unit: Unit,
    {
      event,
      part,
      all,
    }: { readonly event: DatedEvent; readonly part: EventPart; readonly all: readonly Signup[] },
  ): Promise<readonly Signup[]> {
    const isOffered =
      freePlaces(part, all) > 0 && part.startsAt - unit.now() >= UNASKED_MS && lineOf(part, all).length > 0;
    if (!isOffered) return all;
    await promote(repositories, unit, { event }, this.mails);
    return repositories.signups.ofEvents([event.id]);
  }

  /** A schedule out of these events, with what stands between the person and what they wait for. */
  private async withOffers(
    repositories: SignupRepositories,
    scheduled: readonly Scheduled[],
    events: readonly DatedEvent[],
  ): Promise<readonly Scheduled[]> {
    const waiting = new Set(scheduled.flatMap(({ state, event }) => (state === 'waiting' ? event.id : [])));
    if (waiting.size === 0) return scheduled;
    const waited = events.filter(({ id }) => waiting.has(id));
    const offerOf = await this.offers(repositories, waited, this.clock.now());
    return scheduled.map((entry) => {
      const event = waited.find(({ id }) => id === entry.event.id);
      const part = event && entry.state === 'waiting' ? partOf(event, entry.shift?.id ?? null) : null;
      if (!event || !part) return entry;
      return { ...entry, offer: waitingOffer(offerOf(event, part.shift?.id ?? null), part) };
    });
  }

  /** Makes what is offered of each part of these events. */
  private async offers(repositories: SignupRepositories, events: readonly DatedEvent[], now: number) {
    const own = await this.own(repositories);
    const { terms, of } = await standingsOf(repositories, {
      ...{ personIds: [this.actor.id], events, signups: own },
    });
    const counts = await repositories.signups.counts(events.map(({ id }) => id));
    const waiting = own.filter(({ state }) => state === 'waiting').flatMap(({ eventId }) => eventId ?? []);
    const lines = await repositories.signups.ofEvents(waiting);
    return (event: DatedEvent, shiftId: string | null) => {
      const part = partOf(event, shiftId);
      const signup = own.find((one) => one.eventId === event.id && one.shiftId === shiftId);
      const all = lines.filter(({ eventId }) => eventId === event.id);
      return {
        event,
        program: terms.programs.get(event.programId ?? ''),
        counts: counts.get(event.id) ?? [],
        own: signup,
        position: signup && part ? positionOf(signup, part, all) : null,
        obstacle: part ? obstacleFor({ event, part }, of(this.actor.id), terms, now) : null,
      };
    };
  }
}

/** No place of the part is free. */
function full({ most }: EventPart): Result<never, Refusal> {
  return fail({ code: 'conflict', reason: 'full', count: most ?? 0 });
}
