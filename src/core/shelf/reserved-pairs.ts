import { type Application, isEnrolled } from '../applications/application';
import type { ReservedPairs } from '../applications/needed-shoes';
import { sizeKey } from '../shared/sizes/shoe-size';
import { replayedLog, type ShelfMove } from './shelf-move';

/**
 * The pairs that are reserved for some applications: of the wanted pairs of a size, in the order of the approvals, as many as there
 * are on the shelf. A pending application is answered as if it were approved now, behind all others.
 */
export function reservedPairs(
  applications: readonly Application[],
  moves: readonly ShelfMove[],
  ids: readonly string[],
): ReservedPairs {
  const left = new Map([...replayedLog(moves)].map(([key, { onShelf }]) => [key, onShelf]));
  const reserved = new Map<string, Set<number>>();
  const isAsked = ({ id, as, state }: Application) =>
    state === 'pending' && as === 'participant' && ids.includes(id);
  const meant = applications.filter((application) => isEnrolled(application) || isAsked(application));
  for (const { id, pairs } of meant.toSorted(inOrderOfApproval))
    pairs.forEach((pair, index) => {
      const there = left.get(sizeKey(pair)) ?? 0;
      if (pair.given || there <= 0) return;
      left.set(sizeKey(pair), there - 1);
      if (ids.includes(id)) reserved.set(id, (reserved.get(id) ?? new Set()).add(index));
    });
  return reserved;
}

/** The order in which pairs are reserved. */
export function inOrderOfApproval(a: Application, b: Application): number {
  return decided(a) - decided(b) || (a.id < b.id ? -1 : 1);
}

function decided({ state, decidedAt }: Application): number {
  return state === 'pending' ? Number.POSITIVE_INFINITY : (decidedAt ?? 0);
}
