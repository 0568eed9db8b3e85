import { type DatedEvent, type EventPart, partOf } from '../../../core/events/event';
import { type Pair, pairText, SHOE_CUTS, sizeKey } from '../../../core/shared/sizes/shoe-size';
import { holdsPlace, isExcused, markOf } from '../../../core/signups/signup';
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
    const entries = roster.filter((one) => one.shiftId === id && (holdsPlace(one) || isExcused(one)));
    return part
      ? [{ part, entries: [...entries].sort((a, b) => a.name.localeCompare(b.name, 'en-US')) }]
      : [];
  });
}

/** How many of some people have a mark. */
export function markedAmong(parts: readonly SheetPart[]): { readonly done: number; readonly of: number } {
  const all = parts.flatMap(({ entries }) => entries);
  return { done: all.filter((entry) => markOf(entry) !== null).length, of: all.length };
}

/** A size that guests need. */
export interface NeededSize {
  readonly size: string;
  /** As sizeKey says it. */
  readonly key: string;
  readonly pairs: number;
  /** Whether the size is known. */
  readonly isMeasured: boolean;
}

/** What the guests who are expected or here still get, by size in the order of lists. */
export function neededSizes(roster: readonly RosterEntry[]): readonly NeededSize[] {
  const pairs = roster
    .filter(({ shiftId, state }) => shiftId === null && (state === 'going' || state === 'attended'))
    .flatMap(({ application }) => application?.shoes ?? [])
    .filter(({ state }) => state !== 'given')
    .sort(inOrder);
  const sizes = new Map<string, NeededSize>();
  for (const pair of pairs) {
    const key = keyOf(pair);
    sizes.set(key, {
      key,
      size: pairText(pair),
      pairs: (sizes.get(key)?.pairs ?? 0) + 1,
      isMeasured: pair.size !== 'unknown',
    });
  }
  return [...sizes.values()];
}

/** A size as the board knows it; what has to be measured is on no row there. */
function keyOf({ cut, size, wide }: Pair): string {
  return size === 'unknown' ? pairText({ cut, size, wide }) : sizeKey({ cut, size, wide });
}

/** By cut and size, regular before wide; what has to be measured comes last in its cut. */
function inOrder(one: Pair, other: Pair): number {
  const sizeOf = ({ size }: Pair) => (size === 'unknown' ? Number.MAX_VALUE : size);
  return (
    SHOE_CUTS.indexOf(one.cut) - SHOE_CUTS.indexOf(other.cut) ||
    sizeOf(one) - sizeOf(other) ||
    Number(one.wide) - Number(other.wide)
  );
}
