import * as v from 'valibot';
import { type DatedEvent, type EventPart, partOf } from '../../events/event';
import { countOf, heldPlaces, type PartCount } from '../../events/event-view';
import { leadInSpanish, whyCome } from '../../events/why-come';
import type { Person } from '../../people/person';
import { PROGRAM_STATES, type Program } from '../../programs/program';
import { type FailureOf, fail, ok, type Result } from '../../shared/result';
import { firstName } from '../../shared/text/first-name';
import { lineOf, ofPart } from '../of-part';
import { holdsPlace, type Signup } from '../signup';
import type { SignupReads } from '../signup.repository.port';
import {
  type InvitedEvent,
  invitedEventSchema,
  type Obstacle,
  type OfferedShift,
  offeredShiftSchema,
  type Scheduled,
  scheduledSchema,
} from '../signup-view';

/** A part of an event as it is offered to somebody, with what they have of it. */
interface Offer {
  readonly event: DatedEvent;
  readonly program: Program | undefined;
  readonly counts: readonly PartCount[];
  /** Theirs; undefined without one. */
  readonly own: Signup | undefined;
  /** The place in the waiting list; null unless it waits. */
  readonly position: number | null;
  readonly obstacle: Obstacle | null;
}

/** Whether somebody waits for a part or has a place in it. */
export function isKept({ state, eventId }: Signup): boolean {
  return eventId !== null && state !== 'withdrawn';
}

/** The place of a sign-up in the line of its part, from 1, out of the sign-ups for its event; null unless it waits. */
export function positionOf(signup: Signup, part: EventPart, all: readonly Signup[]): number | null {
  const place = lineOf(part, all).findIndex(({ id }) => id === signup.id);
  return place < 0 ? null : place + 1;
}

/** A shift as a volunteer sees it. */
export function offeredShift(offer: Offer, part: EventPart): OfferedShift {
  return v.parse(offeredShiftSchema, {
    ...part.shift,
    ...seenOf(offer),
    event: ledEvent(offer.event, offer.program),
    needs: placesLeft(offer, part) ?? 0,
  });
}

/** An event as its guests see it. */
export function invitedEvent(offer: Offer): InvitedEvent {
  const { event } = offer;
  return v.parse(invitedEventSchema, {
    ...ledEvent(event, offer.program),
    ...seenOf(offer),
    placesLeft: placesLeft(offer, { shift: null, most: event.places }),
  });
}

/** An event with what leads it in lists. */
function ledEvent(event: DatedEvent, program: Pick<Program, 'kind'> | undefined) {
  return {
    ...event,
    kind: program?.kind ?? null,
    why: whyCome(event.description),
    es: leadInSpanish(event),
  };
}

/** What stands between a person who waits for a part and a place in it. */
export function waitingOffer(offer: Offer, part: EventPart): Scheduled['offer'] {
  return { isFull: placesLeft(offer, part) === 0, obstacle: offer.obstacle };
}

/** How many places of a part are free; null where there is no limit. */
function placesLeft({ counts }: Offer, { shift, most }: Pick<EventPart, 'shift' | 'most'>): number | null {
  return most === null ? null : Math.max(0, most - heldPlaces(countOf(counts, shift?.id ?? null)));
}

/** Who is going to a shift, and meets the others there. */
function together(all: readonly Signup[]): readonly Signup[] {
  return all.filter(({ state, shiftId }) => shiftId !== null && state === 'going');
}

/** A sign-up as the person sees it, out of all sign-ups for its event. */
export async function seenSignup(
  repositories: Pick<SignupReads, 'people' | 'programs'>,
  { event, signup, all }: Pick<Taken, 'all'> & { readonly event: DatedEvent; readonly signup: Signup },
): Promise<Result<Scheduled, FailureOf<'not-found'>>> {
  const [entry] = await scheduleOf(repositories, [signup], { events: [event], all });
  return entry ? ok(entry) : fail({ code: 'not-found' });
}

function seenOf({ own, position, program, obstacle }: Offer) {
  return { own: own && isKept(own) ? { ...own, position } : null, program: program ?? null, obstacle };
}

/** Events with their programs, and all sign-ups for them. */
interface Taken {
  readonly events: readonly DatedEvent[];
  readonly programs: readonly Program[];
  readonly all: readonly Signup[];
}

/** Sign-ups of one person for these events, as they see them, by their start; those of events that are not given are left out. */
export async function scheduleOf(
  { people, programs }: Pick<SignupReads, 'people' | 'programs'>,
  own: readonly Signup[],
  { events, all }: Omit<Taken, 'programs'>,
): Promise<readonly Scheduled[]> {
  const ids = together(all).flatMap(({ personId }) => personId ?? []);
  const areOfPrograms = events.some(({ programId }) => programId !== null);
  const taken = { events, all, programs: areOfPrograms ? await programs.list(PROGRAM_STATES) : [] };
  return shownSchedule(await people.some([...new Set(ids)]), own, taken);
}

/** As scheduleOf, out of the names of those who are going to the shifts. */
export function shownSchedule(
  names: readonly Pick<Person, 'id' | 'name'>[],
  own: readonly Signup[],
  { events, all, programs }: Taken,
): readonly Scheduled[] {
  const going = together(all);
  const nameOf = ({ personId, name }: Signup) =>
    firstName(names.find(({ id }) => id === personId)?.name ?? name);
  return own
    .flatMap((signup) => {
      const event = events.find(({ id }) => id === signup.eventId);
      const part = event && partOf(event, signup.shiftId);
      if (!event || !part) return [];
      // Who only waits has nothing to do with the others yet.
      const others = ofPart(going, part).filter(
        (other) => holdsPlace(signup) && other.eventId === event.id && other.id !== signup.id,
      );
      const ofEvent = all.filter(({ eventId }) => eventId === event.id);
      return v.parse(scheduledSchema, {
        ...signup,
        event: ledEvent(
          event,
          programs.find(({ id }) => id === event.programId),
        ),
        shift: part.shift,
        startsAt: part.startsAt,
        endsAt: part.endsAt,
        position: positionOf(signup, part, ofEvent),
        others: others
          .map(nameOf)
          .filter((name) => name !== '')
          .sort(),
        offer: null,
      });
    })
    .sort((a, b) => a.startsAt - b.startsAt || (a.id < b.id ? -1 : 1));
}
