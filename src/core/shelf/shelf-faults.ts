import type { FieldFault } from '../shared/forms/field-rule';
import { faultAt, type LineFault, lineFault } from '../shared/forms/text-faults';
import { isPair, type ShoeSize } from '../shared/sizes/shoe-size';
import { linesBySize, type SortedLine } from './goods-to-sort';
import { MOST_PAIRS_OF_MOVE, type ShelfMove } from './shelf-move';

/** The longest note of a move, in UTF-16 units. */
export const LONGEST_MOVE_NOTE = 200;

/** The most sizes into which goods are sorted at once. */
export const MOST_SORTED_LINES = 20;

/** What staff enter of a move. */
export interface MoveDraft extends ShoeSize, Pick<ShelfMove, 'count' | 'note'> {
  readonly kind: Exclude<ShelfMove['kind'], 'reversed'>;
}

/** A fault of a move, or of goods that are sorted; `line` counts from 1. */
export type ShelfFault =
  | FieldFault<'size' | 'count', 'invalid'>
  | FieldFault<'note', LineFault>
  | FieldFault<'lines', 'too-many'>
  | (FieldFault<'size' | 'count', 'invalid'> & { readonly line: number });

/** What is wrong with a move: a size that there is not, pairs beyond 1 to 9,999 (a count may be 0), or no reason for what is removed. */
export function findMoveFaults({ kind, count, note, ...size }: MoveDraft): ShelfFault[] {
  return [
    ...faultAt({ field: 'size' }, !isPair(size) && 'invalid'),
    ...faultAt({ field: 'count' }, !isCount(count, kind === 'counted' ? 0 : 1) && 'invalid'),
    ...faultAt({ field: 'note' }, lineFault(note.trim(), LONGEST_MOVE_NOTE, kind === 'removed')),
  ];
}

/** What is wrong with the sizes into which goods were sorted. Goods without shoes have none. */
export function findSortFaults(lines: readonly SortedLine[]): ShelfFault[] {
  const faults = lines.flatMap((line, index) => [
    ...faultAt({ field: 'size', line: index + 1 }, !isPair(line) && 'invalid'),
    ...faultAt({ field: 'count', line: index + 1 }, !isCount(line.count, 1) && 'invalid'),
  ]);
  const isTooMuch = linesBySize(lines).some(({ count }) => count > MOST_PAIRS_OF_MOVE);
  const last = lines.length;
  return [
    ...faultAt({ field: 'lines' }, last > MOST_SORTED_LINES && 'too-many'),
    ...faults,
    ...faultAt({ field: 'count', line: last }, faults.length === 0 && isTooMuch && 'invalid'),
  ];
}

function isCount(count: number, least: number): boolean {
  return Number.isSafeInteger(count) && count >= least && count <= MOST_PAIRS_OF_MOVE;
}
