import type { User } from '../../account/user';
import { type DatedEvent, type Event, isDated, partOf } from '../../events/event';
import { fail, ok } from '../../shared/result';
import type { Clock } from '../../shared/system.port';
import type { Unit, UnitOfWork } from '../../unit-of-work/unit-of-work.port';
import { tellLateWithdrawal, type WithdrawalMails, withdrawnSignup } from '../leave-events';
import { isInvited, isSeenBy, obstacleFor, takesTime } from '../obstacle';
import { freePlaces, lineOf, lockLines, lookAgain, promote } from '../promotion';
import { holdsPlace, type Signup, UNASKED_MS } from '../signup';
import type { SignupRepositories } from '../signup.repository.port';
import type { Scheduled } from '../signup-view';
import type { OwnSignups } from '../signups.api';
import type { OwnSignupsInput as Input } from '../signups.inputs';
import { standingsOf } from '../standings';
import { accountOwner, takenSignup } from '../take-part';
import { guestsOfToday } from './guests-of-today';
import { invitedEvent, isKept, offeredShift, positionOf, scheduleOf, waitingOffer } from './own-view';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A schedule goes back so far, in ms. */
const PAST_MS = 90 * DAY_MS;
/** Shifts are offered for so long ahead, in ms. */
const AHEAD_MS = 60 * DAY_MS;

type Answer = ReturnType<OwnSignups['take']>;

/** The sign-ups of `actor`; nobody else's exist for them. */
export class OwnSignupsService implements OwnSignups {
  constructor(
    private readonly unit: UnitOfWork<SignupRepositories>,
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
      const scheduled = await scheduleOf(repositories, own, events.filter(isDated));
      return ok(await this.withOffers(repositories, scheduled, events.filter(isDated)));
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

  take({ eventId, shiftId, wait }: Input['take']): Answer {
    return this.unit.write(async (repositories, unit): Answer => {
      const { signups, events } = repositories;
      // Theirs first: a second press waits for the first one, and then finds what it has kept.
      const theirs = await signups.ofPeople([this.actor.id]);
      const before = theirs.find((one) => one.eventId === eventId && one.shiftId === shiftId);
      // Where no place is free a look says so: nobody has to wait for the others who press.
      const fullEvent = wait || before ? null : await this.fullEvent(repositories, { eventId, shiftId });
      const event = fullEvent ?? (await events.find(eventId));
      const part = event && isDated(event) ? partOf(event, shiftId) : null;
      if (!event || !isDated(event) || !part) return fail({ code: 'not-found' });
      const question = { personIds: [this.actor.id], events: [event], signups: theirs };
      const { terms, of } = await standingsOf(repositories, question);
      if (!isSeenBy(event, of(this.actor.id)) && !before) return fail({ code: 'not-found' });
      if (before && (holdsPlace(before) || (wait && before.state === 'waiting')))
        return this.answer(repositories, event, before);
      if (shiftId === null && !event.takesSignups) return fail({ code: 'conflict', reason: 'closed' });
      const obstacle = obstacleFor({ event, part }, of(this.actor.id), terms, unit.now());
      if (obstacle) return fail({ code: 'conflict', reason: obstacle.why });
      const free = fullEvent ? 0 : await this.freePlaces(repositories, unit, { event, part });
      // Somebody who waits may have been given the place just now.
      const current = before ? await signups.find(before.id) : null;
      if (current && holdsPlace(current)) return this.answer(repositories, event, current);
      if (free <= 0 && !wait) return fail({ code: 'conflict', reason: 'full', count: part.most ?? 0 });
      const state = free > 0 ? 'going' : 'waiting';
      const owner = await accountOwner(repositories, unit, this.actor.id, theirs);
      const stamp = { id: unit.nextId(), revision: unit.nextId(), state, now: unit.now() } as const;
      const signup = takenSignup({ event, part }, owner, stamp, current ?? undefined);
      await (current ? signups.replace(signup) : signups.add(signup));
      unit.publishChange('signups');
      return this.answer(repositories, event, signup);
    });
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
      if (signup.state === 'withdrawn') return this.answer(repositories, event, signup);
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
      return this.answer(repositories, event, withdrawn);
    });
  }

  private own({ signups }: Pick<SignupRepositories, 'signups'>): Promise<readonly Signup[]> {
    return signups.ofPeople([this.actor.id]);
  }

  private async answer(repositories: SignupRepositories, event: DatedEvent, signup: Signup): Answer {
    const [entry] = await scheduleOf(repositories, [signup], [event]);
    return entry ? ok(entry) : fail({ code: 'not-found' });
  }

  /** The event, if no place of the part is free; null where one is, or where there is no such part. */
  private async fullEvent(
    { events, signups }: SignupRepositories,
    { eventId, shiftId }: Pick<Input['take'], 'eventId' | 'shiftId'>,
  ): Promise<Event | null> {
    const [event] = await events.some([eventId]);
    const part = event && isDated(event) ? partOf(event, shiftId) : null;
    if (!event || !part) return null;
    return freePlaces(part, await signups.ofEvents([eventId])) > 0 ? null : event;
  }

  /** How many places are free for the person, after those who wait and could take them. */
  private async freePlaces(
    repositories: SignupRepositories,
    unit: Unit,
    { event, part }: { readonly event: DatedEvent; readonly part: NonNullable<ReturnType<typeof partOf>> },
  ): Promise<number> {
    const all = await repositories.signups.ofEvents([event.id]);
    const free = freePlaces(part, all);
    const isOffered = free > 0 && part.startsAt - unit.now() >= UNASKED_MS && lineOf(part, all).length > 0;
    if (!isOffered) return free;
    await promote(repositories, unit, { event }, this.mails);
    return freePlaces(part, await repositories.signups.ofEvents([event.id]));
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
