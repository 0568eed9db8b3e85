import type { Application } from '../../../core/applications/application';
import type { ShoeCut, ShoeSize } from '../../../core/shared/sizes/shoe-size';
import { sizeKey } from '../../../core/shared/sizes/shoe-size';
import { instantInDays } from '../../../core/shared/time/calendar';
import { type MoveDetails, newMove, type ShelfMove } from '../../../core/shelf/shelf-move';

/** Who made the sample moves, by the ids of their accounts. */
export interface SampleSorters {
  readonly parker: string;
  readonly other: string;
}

/** The pairs on the shelf: 96. */
const ON_SHELF: Readonly<Record<string, number>> = {
  'men 8.5': 3,
  'men 9': 6,
  'men 9.5': 4,
  'men 10': 5,
  'men 10.5': 4,
  'men 11': 6,
  'men 11.5': 2,
  'men 12': 3,
  'women 6': 3,
  'women 6.5': 4,
  'women 7': 6,
  'women 7.5': 5,
  'women 8': 6,
  'women 8.5': 4,
  'women 9': 3,
  'women 9 wide': 2,
  'women 10': 2,
  'kids-c 9': 2,
  'kids-c 10': 3,
  'kids-c 11.5': 2,
  'kids-c 12': 4,
  'kids-c 13.5': 2,
  'kids-y 2': 3,
  'kids-y 3': 3,
  'kids-y 4': 4,
  'kids-y 5': 3,
  'kids-y 5.5': 2,
};

/** What the sample pickup of 118 days ago brought: 7 pairs. */
const SORTED = { 'kids-c 11.5': 2, 'kids-c 12': 2, 'kids-c 13.5': 1, 'kids-y 2': 1, 'kids-y 3': 1 };

/** Sizes that were counted six days ago. */
const COUNTED = ['men 9', 'men 10.5', 'men 11', 'women 7', 'women 8', 'kids-c 12', 'kids-y 3'];

/**
 * The sample moves up to `now` (ms since the epoch): the pairs that the sample applications name as given, and what came so that 96 are
 * left. A pair that was too worn was removed, and a typing mistake reversed.
 */
export function sampleShelf(
  now: number,
  by: SampleSorters,
  applications: readonly Application[],
): readonly ShelfMove[] {
  const at = (daysAgo: number, time: string) => instantInDays(now, -daysAgo, time);
  const moves: Omit<ShelfMove, 'place'>[] = [];
  const make = (day: number, byId: string, details: Omit<MoveDetails, 'id'>) => {
    const id = `sample-move-${moves.length + 1}`;
    moves.push(newMove({ ...details, id }, { at: day, byId, place: 0 }));
    return id;
  };
  const givenPairs = applications.flatMap(({ id: applicationId, pairs, decidedBy }) =>
    pairs.flatMap(({ given, size, cut, wide }) =>
      given && size !== 'unknown'
        ? { given, applicationId, size: { cut, size, wide }, byId: decidedBy?.id ?? by.parker }
        : [],
    ),
  );
  const needed = new Map<string, number>(Object.entries(ON_SHELF));
  const add = (key: string, count: number) => needed.set(key, (needed.get(key) ?? 0) + count);
  for (const { size } of givenPairs) add(sizeKey(size), 1);
  for (const [key, count] of Object.entries(SORTED)) add(key, -count);
  // It was removed again.
  add('men 9.5', 1);
  for (const [key, count] of needed)
    make(at(340, '10:00'), by.other, { kind: 'received', count, ...sizeOf(key), note: 'Shoe drive' });
  for (const [key, count] of Object.entries(SORTED))
    make(at(117, '09:30'), by.other, { kind: 'received', count, ...sizeOf(key), pickupId: 'pickup-8' });
  for (const { size, applicationId, byId, given: handover } of givenPairs)
    moves.push(
      newMove(
        { id: handover.moveId, kind: 'given', count: 1, ...size, applicationId },
        { at: handover.at, byId, place: 0 },
      ),
    );
  make(at(20, '11:00'), by.parker, { kind: 'removed', count: 1, ...sizeOf('men 9.5'), note: 'Torn sole' });
  const slip = make(at(12, '16:00'), by.parker, { kind: 'received', count: 40, ...sizeOf('women 10') });
  make(at(12, '16:02'), by.parker, { kind: 'reversed', count: 40, ...sizeOf('women 10'), reverses: slip });
  for (const key of COUNTED)
    make(at(6, '15:00'), by.parker, { kind: 'counted', count: ON_SHELF[key] ?? 0, ...sizeOf(key) });
  return moves.toSorted((a, b) => a.at - b.at).map((move, index) => ({ ...move, place: index + 1 }));
}

/** The size of a key such as 'men 9 wide'. */
function sizeOf(key: string): ShoeSize {
  const [cut, size, wide] = key.split(' ');
  return { cut: cut as ShoeCut, size: Number(size), wide: wide === 'wide' };
}
