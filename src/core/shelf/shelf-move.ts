import * as v from 'valibot';
import { isEqual } from '../shared/is-equal';
import { type ShoeSize, shoeSizeSchema, sizeKey } from '../shared/sizes/shoe-size';

/** What happens to pairs of a size. 'counted' says how many there are, whatever the log said; 'reversed' takes one move back. */
export const MOVE_KINDS = ['received', 'given', 'counted', 'removed', 'reversed'] as const;

/** What happens to pairs of a size. */
export type MoveKind = (typeof MOVE_KINDS)[number];

/** The most pairs of one move. */
export const MOST_PAIRS_OF_MOVE = 9_999;

const link = v.nullable(v.string());

/** An entry in the log of the shelf. It is never changed or deleted; a mistake is reversed, once. */
export const shelfMoveSchema = v.object({
  id: v.string(),
  /** Its place in the log; the moves of one action share one. Goods that are sorted again keep the place of the first time. */
  place: v.number(),
  /** ms since the epoch. */
  at: v.number(),
  /** The id of the account that made it. */
  byId: v.string(),
  ...shoeSizeSchema.entries,
  /** Pairs, from 1; a count may be 0. */
  count: v.number(),
  kind: v.picklist(MOVE_KINDS),
  /** The goods that were sorted. */
  pickupId: link,
  /** The application for which a pair was given. */
  applicationId: link,
  /** The event at which a pair was given. */
  eventId: link,
  /** The move that this one reverses. */
  reverses: link,
  note: v.string(),
});

/** An entry in the log of the shelf. */
export type ShelfMove = Readonly<v.InferOutput<typeof shelfMoveSchema>>;

/** How many pairs a move puts on the shelf; a count sets it, and a reversal does nothing itself. */
const CHANGE: Readonly<Record<MoveKind, number>> = {
  received: 1,
  given: -1,
  removed: -1,
  counted: 0,
  reversed: 0,
};

/** What the log says of one size. */
export interface SizeOnShelf extends ShoeSize {
  /** Pairs; below 0 when more were taken than the log knows of. */
  readonly onShelf: number;
  /** When it was counted last, in ms; null for never. */
  readonly countedAt: number | null;
}

/** The moves that hold: neither reversals nor what they take back. */
export function standingMoves(moves: readonly ShelfMove[]): readonly ShelfMove[] {
  const reversed = new Set(moves.flatMap(({ reverses }) => reverses ?? []));
  return moves.filter(({ id, kind }) => kind !== 'reversed' && !reversed.has(id));
}

/** What the log says of each size that it names, by sizeKey. */
export function replayedLog(moves: readonly ShelfMove[]): ReadonlyMap<string, SizeOnShelf> {
  const sizes = new Map<string, SizeOnShelf>();
  for (const move of standingMoves(moves).toSorted((a, b) => a.place - b.place)) {
    const { cut, size, wide, kind, count, at } = move;
    const before = sizes.get(sizeKey(move)) ?? { cut, size, wide, onShelf: 0, countedAt: null };
    sizes.set(sizeKey(move), {
      ...before,
      ...(kind === 'counted'
        ? { onShelf: count, countedAt: at }
        : { onShelf: before.onShelf + CHANGE[kind] * count }),
    });
  }
  return sizes;
}

/** What is always said of a new move; links and note only where there are some. */
/** What a move says, apart from when and by whom it was made. */
export type MoveDetails = Pick<ShelfMove, 'id' | 'kind' | 'count'> &
  ShoeSize &
  Partial<Pick<ShelfMove, 'pickupId' | 'applicationId' | 'eventId' | 'reverses' | 'note'>>;

/** Whether a move that was kept says what somebody sends under its id, so that it was sent before and its answer got lost. */
export function saysTheSameMove(move: ShelfMove, details: MoveDetails): boolean {
  const said = ({ cut, size, wide, kind, count, note = '' }: MoveDetails) => ({
    cut,
    size,
    wide,
    kind,
    count,
    note,
  });
  return isEqual(said(move), said(details));
}

/** When, where in the log, and by whom a move is made. */
export type MoveStamp = Pick<ShelfMove, 'at' | 'place' | 'byId'>;

/** A new entry of the log. */
export function newMove({ cut, size, wide, ...details }: MoveDetails, stamp: MoveStamp): ShelfMove {
  const links = { pickupId: null, applicationId: null, eventId: null, reverses: null };
  return { cut, size, wide, ...links, note: '', ...details, ...stamp };
}

/** The entry that takes a move back. */
export function reversalOf(
  { id, cut, size, wide, count }: ShelfMove,
  own: string,
  stamp: MoveStamp,
): ShelfMove {
  return newMove({ id: own, kind: 'reversed', reverses: id, cut, size, wide, count }, stamp);
}
