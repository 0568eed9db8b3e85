import { reservedSizes } from '../../../core/applications/needed-shoes';
import { type DatedEvent, type EventPart, partOf } from '../../../core/events/event';
import { inSizeOrder, pairText, sizeKey } from '../../../core/shared/sizes/shoe-size';
import { compareNames } from '../../../core/shared/text/compare-names';
import { holdsPlace, isExcused, markOf, takesPlace } from '../../../core/signups/signup';
import type { RosterEntry } from '../../../core/signups/signup-view';

/** A shift, or the guests, with the people whom staff mark. */
export interface SheetPart {
  readonly part: EventPart;
  readonly entries: readonly RosterEntry[];
}

/** The lists of a day: the shifts in their order, then the guests; people by the alphabet. */
export function sheetParts(event: DatedEvent, roster: readonly RosterEntry[]): readonly SheetPart[] {
  return [...event.shifts.map(({ id }) => id), null].flatMap((id) => {
    const part = partOf(event, id);
    const entries = roster.filter((entry) => entry.shiftId === id && (holdsPlace(entry) || isExcused(entry)));
    return part ? [{ part, entries: [...entries].sort((a, b) => compareNames(a.name, b.name)) }] : [];
  });
}

/** How many of some people have a mark. */
export function markedAmong(parts: readonly SheetPart[]): { readonly done: number; readonly total: number } {
  const all = parts.flatMap(({ entries }) => entries);
  return { done: all.filter((entry) => markOf(entry) !== null).length, total: all.length };
}

/** A size that is reserved for guests. */
export interface NeededSize {
  readonly size: string;
  /** As sizeKey says it. */
  readonly key: string;
  readonly pairs: number;
}

/** The pairs that are reserved for guests who are expected or here, by size in the order of lists. */
export function neededSizes(roster: readonly RosterEntry[]): readonly NeededSize[] {
  const pairs = roster
    .filter((entry) => entry.shiftId === null && takesPlace(entry))
    .flatMap(({ application }) => reservedSizes(application?.shoes ?? []))
    .toSorted(inSizeOrder);
  const sizes = new Map<string, NeededSize>();
  for (const pair of pairs) {
    const key = sizeKey(pair);
    sizes.set(key, { key, size: pairText(pair), pairs: (sizes.get(key)?.pairs ?? 0) + 1 });
  }
  return [...sizes.values()];
}
