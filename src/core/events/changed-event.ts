import { type FailureOf, fail } from '../shared/result';
import { textDigest } from '../shared/translations/text-digest';
import type { Event, EventDraft } from './event';
import { countOf, heldPlaces, type PartCount } from './event-view';

type Versioned = Omit<Event, 'revision' | 'sequence' | 'changedAt'>;

/** An event after a change at `now` (ms). Calendars are given another version where they show what changed. */
export function changedEvent(before: Event, after: Versioned, now: number): Event {
  const { revision, sequence, changedAt } = before;
  const stamp = isShown(before, after) ? { sequence: sequence + 1, changedAt: now } : { sequence, changedAt };
  return { ...after, ...stamp, revision };
}

/** A published event that is canceled at `now` (ms). */
export function canceledEvent(before: Event, { reason, inSpanish }: CancelReason, now: number): Event {
  const spanish = inSpanish && reason ? { text: inSpanish, of: textDigest(reason) } : null;
  const es = spanish ? { ...before.es, cancelReason: spanish } : before.es;
  return changedEvent(before, { ...before, state: 'canceled', cancelReason: reason, es }, now);
}

/** Why an event is canceled; in Spanish where staff wrote it. */
interface CancelReason {
  readonly reason: string;
  readonly inSpanish: string;
}

/** Whether calendars show the change of an event: its title, times, place, address, state, or what its sign-ups show of a shift. */
function isShown(before: Versioned, after: Versioned): boolean {
  return (
    before.title !== after.title ||
    before.state !== after.state ||
    hasMoved(before, after) ||
    after.shifts.some((shift) => {
      const known = before.shifts.find(({ id }) => id === shift.id);
      return known !== undefined && (known.label !== shift.label || isElsewhen(known, shift));
    })
  );
}

/** Whether an event is at another time or place. */
export function hasMoved(before: Moved, after: Moved): boolean {
  return isElsewhen(before, after) || before.place !== after.place || before.address !== after.address;
}

type Moved = Pick<Event, 'startsAt' | 'endsAt' | 'place' | 'address'>;

function isElsewhen(
  before: Pick<Event, 'startsAt' | 'endsAt'>,
  after: Pick<Event, 'startsAt' | 'endsAt'>,
): boolean {
  return before.startsAt !== after.startsAt || before.endsAt !== after.endsAt;
}

/**
 * What refuses a change because of the people in its parts: fewer places than people who hold one, or a shift that is removed
 * while people are going to it or wait for it. Null when nothing does.
 */
export function crowdFault(
  before: Event,
  draft: EventDraft,
  counts: readonly PartCount[],
): FailureOf<'conflict'> | null {
  const held = (shiftId: string | null) => heldPlaces(countOf(counts, shiftId));
  const parts = [
    { count: held(null), most: draft.places },
    ...draft.shifts.map(({ id, wanted }) => ({ count: held(id), most: wanted })),
    ...before.shifts
      .filter(({ id }) => !draft.shifts.some((shift) => shift.id === id))
      .map(({ id }) => ({ count: held(id) + (countOf(counts, id)?.waiting ?? 0), most: 0 })),
  ];
  const crowded = parts.find(({ count, most }) => most !== null && count > most);
  return crowded ? fail({ code: 'conflict', reason: 'going', count: crowded.count }).failure : null;
}
