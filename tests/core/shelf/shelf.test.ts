import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import type { Application } from '../../../src/core/applications/application';
import { neededShoes } from '../../../src/core/applications/needed-shoes';
import { allSizes, inSizeOrder, sizeKey } from '../../../src/core/shared/sizes/shoe-size';
import { boardOf, shelfSums, wantedSizes } from '../../../src/core/shelf/board';
import { pairsGiven, peopleWithShoes } from '../../../src/core/shelf/given-shoes';
import { reservedPairs } from '../../../src/core/shelf/reserved-pairs';
import { replayedLog, type ShelfMove, standingMoves } from '../../../src/core/shelf/shelf-move';
import { anApplication } from '../../support/application-builder';
import { aMove } from '../../support/shelf-harness';

const SIZES = [
  { cut: 'men', size: 13, wide: false },
  { cut: 'kids-y', size: 1, wide: false },
  { cut: 'kids-c', size: 1, wide: true },
] as const;
const anySize = fc.constantFrom(...SIZES);
const anyCount = fc.integer({ min: 0, max: 6 });

const anyLog = fc
  .array(
    fc.record({
      size: anySize,
      count: anyCount,
      kind: fc.constantFrom('received', 'given', 'counted', 'removed', 'reversed'),
      of: fc.nat(20),
      applicationId: fc.constantFrom('a0', 'a1', 'a2', null),
    }),
    { maxLength: 20 },
  )
  .map((steps) => {
    const moves: ShelfMove[] = [];
    for (const [index, { size, count, kind, of, applicationId }] of steps.entries()) {
      const open = standingMoves(moves);
      const reverses = kind === 'reversed' ? (open[of % (open.length || 1)]?.id ?? null) : null;
      if (kind === 'reversed' && reverses === null) continue;
      const stamp = { id: `m${index}`, place: index, at: index };
      moves.push(aMove({ ...size, ...stamp, count, kind, reverses, applicationId }));
    }
    return moves;
  });

const anyApplications = fc
  .array(
    fc.record({
      decidedAt: fc.integer({ min: 1, max: 3 }),
      pairs: fc.array(fc.oneof(anySize, fc.constant({ cut: 'men', size: 'unknown', wide: false } as const)), {
        maxLength: 3,
      }),
      isRunning: fc.boolean(),
    }),
    { maxLength: 6 },
  )
  .map((all) =>
    all.map(
      ({ isRunning, ...part }, index): Application =>
        anApplication({
          ...part,
          id: `a${index}`,
          personKey: `k${index % 2}`,
          state: isRunning ? 'approved' : 'denied',
        }),
    ),
  );

property.prop([anyLog])('any log: a size has its last count and what came and went after it', (moves) => {
  const reversed = moves.map(({ reverses }) => reverses);
  const held = moves.filter(({ id, kind }) => kind !== 'reversed' && !reversed.includes(id));
  for (const size of SIZES) {
    const own = held.filter((move) => sizeKey(move) === sizeKey(size));
    const last = own.findLastIndex(({ kind }) => kind === 'counted');
    const sum = (kind: ShelfMove['kind']) =>
      own.slice(last + 1).reduce((all, move) => all + (move.kind === kind ? move.count : 0), 0);
    const expected = (own[last]?.count ?? 0) + sum('received') - sum('given') - sum('removed');
    // In whatever order the moves are read.
    expect(replayedLog(moves.toReversed()).get(sizeKey(size))?.onShelf ?? 0).toBe(expected);
  }
});

property.prop([anyLog, anyApplications])(
  'any shelf: as many pairs are reserved as there are, to those approved first, and short and free make up the rest',
  (moves, applications) => {
    const sums = shelfSums(moves, applications);
    const { page, figures } = boardOf(sums, { cut: null, show: 'all', page: 1, size: 500 });
    const ids = applications.map(({ id }) => id);
    const reserved = reservedPairs(applications, moves, ids);
    const shoes = applications.flatMap((one) =>
      neededShoes(one, reserved).map((pair) => ({
        ...pair,
        id: one.id,
        state: one.state === 'approved' ? pair.state : null,
      })),
    );
    const named = SIZES.map(sizeKey);
    for (const row of page.items.filter((each) => named.includes(sizeKey(each)))) {
      const own = shoes.filter((pair) => sizeKey(pair) === sizeKey(row) && pair.state !== null);
      const there = own.filter(({ state }) => state === 'reserved').length;
      expect(own).toHaveLength(row.wanted);
      expect(there).toBe(Math.min(row.wanted, Math.max(0, row.onShelf)));
      expect(row.short - row.free).toBe(row.wanted - row.onShelf);
      expect(Math.min(row.short, row.free)).toBe(0);
    }
    expect(figures.toMeasure).toBe(shoes.filter(({ state }) => state === 'to-measure').length);
    expect(figures.wanted + figures.toMeasure).toBe(shoes.filter(({ state }) => state !== null).length);
    const missing = page.items.filter(({ short }) => short > 0);
    expect(new Set(wantedSizes(sums).map(sizeKey))).toEqual(new Set(missing.map(sizeKey)));
  },
);

property.prop([anyLog, anyApplications, fc.nat(20)])(
  'any log: what was given before and after an instant adds up, and people count once',
  (moves, applications, at) => {
    const [before, after] = [
      { from: 0, until: at },
      { from: at, until: 99 },
    ];
    expect(pairsGiven(moves, before) + pairsGiven(moves, after)).toBe(pairsGiven(moves));
    const people = peopleWithShoes(moves, applications);
    expect(people).toBeLessThanOrEqual(2);
    expect(people).toBeLessThanOrEqual(
      peopleWithShoes(moves, applications, before) + peopleWithShoes(moves, applications, after),
    );
  },
);

test('a board has every size, in the order of the shelf; the most missing are asked for first, at most eight', () => {
  const sizes = allSizes();
  expect(sizes).toHaveLength(194);
  expect(sizes.toSorted(inSizeOrder)).toEqual(sizes);
  const wanted = sizes.slice(0, 10).map((size, index) => ({
    ...size,
    onShelf: 0,
    countedAt: null,
    wanted: index === 9 ? 2 : 1,
  }));
  const asked = wantedSizes({ sizes: wanted.toReversed() });
  expect(asked).toEqual([sizes[9], ...sizes.slice(0, 7)]);
});
