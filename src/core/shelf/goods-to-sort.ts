import * as v from 'valibot';
import { dayOfGoods, goodsOfPickup } from '../gifts/gift';
import { isToSort, type Pickup, pickupSchema } from '../pickups/pickup';
import { goodsLineSchema } from '../shared/goods/goods-line';
import { shoeSizeSchema, sizeKey } from '../shared/sizes/shoe-size';
import { type LoggedMove, standingOf } from './logged-move';
import type { ShelfMove } from './shelf-move';

/** Pairs of one size. */
const sortedLineSchema = v.object({ ...shoeSizeSchema.entries, count: v.number() });

/** Pairs of one size. */
export type SortedLine = Readonly<v.InferOutput<typeof sortedLineSchema>>;

/** Goods whose shoes are to be put on the shelf. They do not name the donor. */
export const goodsToSortSchema = v.object({
  ...v.pick(pickupSchema, ['id', 'revision', 'isBrought']).entries,
  /** The day in Las Vegas on which they came. */
  on: v.string(),
  /** What was written down. */
  lines: v.array(goodsLineSchema),
  /** What was sorted before somebody corrected the goods; null where nobody has sorted them. */
  sorted: v.nullable(v.array(sortedLineSchema)),
});

/** Goods whose shoes are to be put on the shelf. */
export type GoodsToSort = Readonly<v.InferOutput<typeof goodsToSortSchema>>;

/** The pickups that are to be sorted, those that came first first; what every adapter's answer must equal. */
export function pickupsToSort(pickups: readonly Pickup[]): readonly Pickup[] {
  return pickups.filter(isToSort).toSorted((a, b) => came(a) - came(b) || (a.id < b.id ? -1 : 1));
}

/** Goods that are to be sorted, with the moves that were made of them. */
export function goodsToSort(pickup: Pickup, moves: readonly LoggedMove[]): GoodsToSort {
  const { id, revision, isBrought, sorting } = pickup;
  const sorted = standingOf(moves, id).map(({ cut, size, wide, count }) => ({ cut, size, wide, count }));
  return {
    id,
    revision,
    isBrought,
    on: dayOfGoods(pickup),
    lines: goodsOfPickup(pickup)?.lines.map(({ description, count }) => ({ description, count })) ?? [],
    sorted: sorting === 'changed' ? sorted : null,
  };
}

/** Pickups as they are where the log of the shelf holds these moves alone: what they brought is sorted if a move is of it. */
export function sortedBy(
  moves: readonly Pick<ShelfMove, 'pickupId'>[],
  pickups: readonly Pickup[],
): readonly Pickup[] {
  const sorted = new Set(moves.map(({ pickupId }) => pickupId));
  return pickups.map((pickup) =>
    pickup.sorting === null ? pickup : { ...pickup, sorting: sorted.has(pickup.id) ? 'sorted' : 'waits' },
  );
}

/** Lines with one for each size. */
export function linesBySize(lines: readonly SortedLine[]): readonly SortedLine[] {
  const sizes = new Map<string, SortedLine>();
  for (const line of lines) {
    const before = sizes.get(sizeKey(line));
    sizes.set(sizeKey(line), { ...line, count: line.count + (before?.count ?? 0) });
  }
  return [...sizes.values()];
}

function came({ scheduledAt, receivedAt }: Pickup): number {
  return scheduledAt ?? receivedAt;
}
