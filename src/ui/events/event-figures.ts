import type { Event } from '../../core/events/event';
import { countOf, heldPlaces, type ListedEvent, type PartCount } from '../../core/events/event-view';

/** What figures are made of. */
type Counted = Pick<ListedEvent, 'counts' | 'shifts'>;

/** How many people the shifts of an event want, and how many of these places are taken. */
export function shiftsFilled({ counts, shifts }: Counted): {
  readonly held: number;
  readonly wanted: number;
} {
  return {
    held: sum(shifts, ({ id }) => heldPlaces(countOf(counts, id))),
    wanted: sum(shifts, ({ wanted }) => wanted),
  };
}

/** How many people of all parts have a mark, and how many should have one; who was taken off that day counts in both. */
export function marked({ counts }: Pick<Counted, 'counts'>): {
  readonly done: number;
  readonly total: number;
} {
  const done = sum(counts, ({ attended, noShow, excused }) => attended + noShow + excused);
  return { done, total: done + sum(counts, ({ going }) => going) };
}

/** The guests who came, by name. */
export function guestsWhoCame({ counts }: Pick<Counted, 'counts'>): number {
  return countOf(counts, null)?.attended ?? 0;
}

/** The approved minutes of all shifts. */
export function minutesWorked({ counts }: Pick<Counted, 'counts'>): number {
  return sum(counts, ({ minutes }: PartCount) => minutes);
}

/** Whether guests can come to an event. */
export function hasGuests({ invited }: Pick<Event, 'invited'>): boolean {
  return invited.length > 0;
}

function sum<T>(items: readonly T[], amountOf: (item: T) => number): number {
  return items.reduce((total, item) => total + amountOf(item), 0);
}
