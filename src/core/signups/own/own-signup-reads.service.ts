import type { User } from '../../account/user';
import { type DatedEvent, isDated, partOf } from '../../events/event';
import { ok } from '../../shared/result';
import type { Clock } from '../../shared/system.port';
import type { UnitOfWork } from '../../unit-of-work/unit-of-work.port';
import { isInvited, obstacleFor } from '../obstacle';
import type { Signup } from '../signup';
import type { SignupReads } from '../signup.repository.port';
import type { Scheduled } from '../signup-view';
import type { OwnSignups } from '../signups.api';
import { standingsOf } from '../standings';
import { invitedEvent, isKept, offeredShift, positionOf, scheduleOf, waitingOffer } from './own-view';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A schedule goes back so far, in ms. */
const PAST_MS = 90 * DAY_MS;
/** Shifts are offered for so long ahead, in ms. */
const AHEAD_MS = 60 * DAY_MS;

/** Answers what most pages ask of the sign-ups of `actor`, and changes none. */
export class OwnSignupReads implements Pick<OwnSignups, 'schedule' | 'shifts' | 'events'> {
  constructor(
    protected readonly unit: Pick<UnitOfWork<SignupReads>, 'read'>,
    protected readonly actor: Pick<User, 'id' | 'role'>,
    protected readonly clock: Clock,
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
        states: ['published'],
        endsAfter: now - DAY_MS,
        startsBefore: now + AHEAD_MS + DAY_MS,
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
      return ok(shifts.sort((a, b) => a.startsAt - b.startsAt || (a.id < b.id ? -1 : 1)));
    });

  events: OwnSignups['events'] = () =>
    this.unit.read(async (repositories) => {
      const now = this.clock.now();
      const states = ['published', 'canceled'] as const;
      const inRange = await repositories.events.range({ states, endsAfter: now, startsBefore: null });
      const events = inRange.filter(isDated);
      const { of: standingOf } = await standingsOf(repositories, {
        personIds: [this.actor.id],
        events,
        signups: [],
      });
      const who = standingOf(this.actor.id);
      const offerOf = await this.offers(repositories, events, now);
      const offers = events
        .map((event) => offerOf(event, null))
        .filter(({ event, own }) =>
          event.state === 'canceled' ? own?.state === 'going' : isInvited(event, who) || (own && isKept(own)),
        );
      return ok(offers.map(invitedEvent));
    });

  private own({ signups }: Pick<SignupReads, 'signups'>): Promise<readonly Signup[]> {
    return signups.ofPeople([this.actor.id]);
  }

  /** A schedule out of these events, with what stands between the person and what they wait for. */
  private async withOffers(
    repositories: SignupReads,
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
  private async offers(repositories: SignupReads, events: readonly DatedEvent[], now: number) {
    const own = await this.own(repositories);
    const { terms, of: standingOf } = await standingsOf(repositories, {
      personIds: [this.actor.id],
      events,
      signups: own,
    });
    const counts = await repositories.signups.counts(events.map(({ id }) => id));
    const waiting = own.filter(({ state }) => state === 'waiting').flatMap(({ eventId }) => eventId ?? []);
    const lines = await repositories.signups.ofEvents(waiting);
    return (event: DatedEvent, shiftId: string | null) => {
      const part = partOf(event, shiftId);
      const signup = own.find((candidate) => candidate.eventId === event.id && candidate.shiftId === shiftId);
      const all = lines.filter(({ eventId }) => eventId === event.id);
      return {
        event,
        program: terms.programs.get(event.programId ?? ''),
        counts: counts.get(event.id) ?? [],
        own: signup,
        position: signup && part ? positionOf(signup, part, all) : null,
        obstacle: part ? obstacleFor({ event, part }, standingOf(this.actor.id), terms, now) : null,
      };
    };
  }
}
