import * as v from 'valibot';
import { type Application, isEnrolled, openPairs } from '../applications/application';
import { pageSchema } from '../shared/page.schema';
import { type PageOf, type PageQuery, pageOf } from '../shared/page-of';
import {
  allSizes,
  inSizeOrder,
  type Pair,
  type ShoeCut,
  type ShoeSize,
  shoeSizeSchema,
  sizeKey,
} from '../shared/sizes/shoe-size';
import { replayedLog, type ShelfMove, type SizeOnShelf } from './shelf-move';

/** What a board can show: sizes with missing pairs, sizes with pairs on the shelf or wanted, or every size. */
export const BOARD_SHOWS = ['short', 'something', 'all'] as const;

/** Which part of the board is asked for. */
export interface BoardQuery extends PageQuery {
  /** Null for all. */
  readonly cut: ShoeCut | null;
  readonly show: (typeof BOARD_SHOWS)[number];
}

/** The pairs of one size that are there, and that somebody waits for. */
export interface SizeSums extends SizeOnShelf {
  readonly wanted: number;
}

/** What the log and the applications come to. */
export interface ShelfSums {
  /** Sizes that the log or an application names, in any order. */
  readonly sizes: readonly SizeSums[];
  /** Wanted pairs of unknown size; they are on no row. */
  readonly toMeasure: number;
}

/** A row of the board. Numbers are pairs. */
export const boardRowSchema = v.object({
  ...shoeSizeSchema.entries,
  onShelf: v.number(),
  wanted: v.number(),
  /** How many are missing for those who wait. */
  short: v.number(),
  /** How many nobody waits for. */
  free: v.number(),
  countedAt: v.nullable(v.number()),
});

export type BoardRow = Readonly<v.InferOutput<typeof boardRowSchema>>;

const row: v.GenericSchema<unknown, BoardRow> = boardRowSchema;

/** The figures of the whole shelf, in pairs. */
const figuresSchema = v.object({
  onShelf: v.number(),
  wanted: v.number(),
  short: v.number(),
  toMeasure: v.number(),
});

/** A page of the board, with the figures of the whole shelf. */
export const boardSchema = v.object({ page: pageSchema(row), figures: figuresSchema });

export interface Board {
  readonly page: PageOf<BoardRow>;
  readonly figures: Readonly<v.InferOutput<typeof figuresSchema>>;
}

/** The most sizes that the public page names. */
const MOST_WANTED = 8;

/** The pairs that are wanted: of enrollments that go on, and not given. */
function wantedPairs(applications: readonly Application[]): readonly Pair[] {
  return applications.filter(isEnrolled).flatMap(({ pairs }) => openPairs(pairs));
}

/** What the log and the applications come to; what every adapter's answer must equal, whatever the order. */
export function shelfSums(moves: readonly ShelfMove[], applications: readonly Application[]): ShelfSums {
  const sizes = new Map<string, SizeSums>();
  for (const [key, onShelf] of replayedLog(moves)) sizes.set(key, { ...onShelf, wanted: 0 });
  let toMeasure = 0;
  for (const { cut, size, wide } of wantedPairs(applications)) {
    if (size === 'unknown') toMeasure += 1;
    else {
      const key = sizeKey({ cut, size, wide });
      const before = sizes.get(key) ?? { cut, size, wide, onShelf: 0, countedAt: null, wanted: 0 };
      sizes.set(key, { ...before, wanted: before.wanted + 1 });
    }
  }
  return { sizes: [...sizes.values()], toMeasure };
}

/** The rows of the board that a query asks for. Sizes without any record have a row, too. */
export function boardOf({ sizes, toMeasure }: ShelfSums, query: BoardQuery): Board {
  const known = new Map(sizes.map((size) => [sizeKey(size), size]));
  const rows = allSizes().map((size) => boardRow(known.get(sizeKey(size)) ?? emptySize(size)));
  const found = rows
    .filter(({ cut }) => (query.cut ?? cut) === cut)
    .filter(({ short, onShelf, wanted }) => {
      if (query.show === 'short') return short > 0;
      return query.show === 'all' || onShelf !== 0 || wanted > 0;
    });
  const sum = (figure: 'onShelf' | 'wanted' | 'short') => rows.reduce((all, each) => all + each[figure], 0);
  return {
    page: pageOf(found, query),
    figures: { onShelf: sum('onShelf'), wanted: sum('wanted'), short: sum('short'), toMeasure },
  };
}

function boardRow({ cut, size, wide, onShelf, countedAt, wanted }: SizeSums): BoardRow {
  const [short, free] = [Math.max(0, wanted - onShelf), Math.max(0, onShelf - wanted)];
  return { cut, size, wide, onShelf, wanted, short, free, countedAt };
}

/** The sizes that the public page asks for, those with most missing pairs first; without numbers, since a rare size can identify a person. */
export function wantedSizes({ sizes }: Pick<ShelfSums, 'sizes'>): readonly ShoeSize[] {
  return sizes
    .map(boardRow)
    .filter(({ short }) => short > 0)
    .sort((a, b) => b.short - a.short || inSizeOrder(a, b))
    .slice(0, MOST_WANTED)
    .map(({ cut, size, wide }) => ({ cut, size, wide }));
}

function emptySize(size: ShoeSize): SizeSums {
  return { ...size, onShelf: 0, wanted: 0, countedAt: null };
}
