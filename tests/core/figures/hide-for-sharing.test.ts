import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { Place, SharedFigure } from '../../../src/core/figures/sharing/shared-places';
import { computedFrom, figureOf, type Grid, hiddenOf, hiddenPlaces } from '../../support/shared-year';

const months = (...first: readonly number[]) => [...first, ...Array(12 - first.length).fill(20)];
const PLENTY = months();

describe('what reports for sharing hide', () => {
  test.each([
    [0, []],
    [5, []],
  ])('nothing of %i people', (people, hidden) => {
    expect(hiddenOf(figureOf({ a: months(people), b: PLENTY }))).toEqual(hidden);
  });

  test('of few people in a month: the program, another one, and one more month of each', () => {
    expect(hiddenOf(figureOf({ a: months(3), b: PLENTY, c: months(9) }))).toEqual([
      'a 01',
      'a 03',
      'c 01',
      'c 03',
    ]);
  });

  test('the month of all programs where one program is all there is, and one more of its quarter', () => {
    expect(hiddenOf(figureOf({ a: months(3) }))).toEqual(['a 01', 'a 03', 'all 01', 'all 03']);
  });

  test('pairs by the people behind them, and what is about nobody never', () => {
    expect(hiddenOf(figureOf({ a: months(4), b: PLENTY }, { each: 3 }))).toContain('a 01');
    const nobody = figureOf({ a: months(2) });
    const sessions = {
      ...nobody,
      places: nobody.places.map((place) => ({ ...place, people: 0, isFew: false })),
    };
    expect(hiddenOf(sessions)).toEqual([]);
  });

  test('a number of a few in the last month of a quarter: the quarter, and a later one that would tell it', () => {
    const hidden = hiddenOf(figureOf({ a: [20, 20, 3, ...Array(9).fill(20)] }));
    expect(hidden).toEqual(['a 03', 'a 12', 'a Q1', 'a Q4', 'all 03', 'all 12', 'all Q1', 'all Q4']);
  });

  test('the year where its last month alone is about few people', () => {
    const hidden = hiddenOf(figureOf({ a: [...Array(11).fill(20), 3] }));
    expect(hidden).toEqual(['a 12', 'a 2026', 'a Q4', 'all 12', 'all 2026', 'all Q4']);
  });

  test('a year of a program that is about few people, with another one', () => {
    const few = [3, ...Array(11).fill(0)];
    expect(hiddenOf(figureOf({ a: few, b: PLENTY, c: PLENTY }))).toEqual(
      ['a 01', 'a 2026', 'a Q1', 'b 01', 'b 2026', 'b Q1'].sort(),
    );
  });

  test('parts of a year: the next smallest, and the total where the hidden ones are less than 5', () => {
    const grid = { a: PLENTY, b: PLENTY };
    expect(hiddenOf(figureOf(grid, { parts: [3, 400, 77] }))).toEqual(['part 0', 'part 2']);
    expect(hiddenOf(figureOf(grid, { parts: [1, 2, 477] }))).toEqual(
      expect.arrayContaining(['part 0', 'part 1', 'all 2026']),
    );
  });

  test('nothing more when later months are over: what was shared stays as it was', () => {
    const grid = {
      a: [7, 3, 30, 2, 8, 40, 20, 0, 9, 20, 20, 1],
      b: [20, 9, 5, 6, 0, 7, 30, 40, 50, 6, 7, 8],
      null: Array(12).fill(6),
    };
    const whole = hiddenOf(figureOf(grid));
    for (let month = 1; month < 12; month += 1) {
      const to = new Date(Date.UTC(2026, month, 0)).toISOString().slice(0, 10);
      const early = figureOf(grid, { to });
      const hidden = hiddenOf(early);
      const known = new Set(
        early.places.map((place) => `${place.programId} ${place.period.from} ${place.period.to}`),
      );
      const late = figureOf(grid);
      hiddenOf(late);
      const same = late.places.filter(
        ({ programId, period, isHidden }) =>
          isHidden && known.has(`${programId} ${period.from} ${period.to}`),
      );
      expect(same).toHaveLength(hidden.length);
    }
    expect(whole.length).toBeGreaterThan(0);
  });

  test('how many were denied, where what came in and the other answers tell it', () => {
    const came = figureOf({ a: PLENTY, b: PLENTY }, { name: 'applicationsIn', showsNone: true });
    const approved = figureOf({ a: months(17), b: PLENTY }, { name: 'approved', showsNone: false });
    const denied = figureOf(
      { a: months(3).map((count, at) => (at === 0 ? count : 0)), b: Array(12).fill(0) },
      { name: 'denied', showsNone: false },
    );
    const withdrawn = figureOf(
      { a: Array(12).fill(0), b: Array(12).fill(0) },
      { name: 'withdrawn', showsNone: false },
    );
    hiddenOf(came, approved, denied, withdrawn);
    const hidden = [approved, withdrawn, came].map((figure) => hiddenPlaces(figure).length);
    expect(Math.max(...hidden)).toBeGreaterThan(0);
    expect(computedFrom(sumsOf([came, approved, denied, withdrawn]))).toEqual([]);
  });

  test('an outcome that what became of the others would tell', () => {
    const yearly = (
      name: 'enrolled' | 'finished' | 'left' | 'approved' | 'newBeneficiaries',
      people: number,
    ) => figureOf({ a: [people, ...Array(11).fill(0)] }, { name, isYearly: true, showsNone: false });
    const finished = yearly('finished', 4);
    const left = yearly('left', 0);
    hiddenOf(finished, yearly('enrolled', 6), left, yearly('approved', 10), yearly('newBeneficiaries', 10));
    expect(hiddenPlaces(finished)).toHaveLength(2);
    expect(hiddenPlaces(left)).toHaveLength(2);
    const many = yearly('finished', 3);
    const enrolled = yearly('enrolled', 17);
    hiddenOf(many, enrolled, yearly('left', 0), yearly('approved', 20), yearly('newBeneficiaries', 20));
    expect(hiddenPlaces(enrolled)).toEqual([]);
  });
});

/** A place as a reader knows it: a 0 is always shown. */
type Read = Place & { readonly isKnown: boolean; readonly value: number };

/** Every sum that a reader can make of the reports of a year: of programs, months, quarters, parts and answers. */
function sumsOf(figures: readonly SharedFigure[]): readonly (readonly [Read, readonly Read[]])[] {
  const read = new Map<Place, Read>(
    figures.flatMap(({ places }) =>
      places.map((place) => {
        const isKnown = !place.isHidden && (place.isInReports || !place.value);
        return [place, { ...place, isKnown, value: place.value ?? 0 }] as const;
      }),
    ),
  );
  const all = [...read.values()];
  const inside = (one: Place, whole: Place) =>
    one.period.from >= whole.period.from && one.period.to <= whole.period.to;
  return all.flatMap((total) => {
    if (total.part !== null) return [];
    const same = all.filter(({ figure, part }) => figure === total.figure && part === null);
    const row = same.filter(({ programId }) => programId === total.programId);
    const sums: (readonly Read[])[] = [
      row.filter((one) => one.period.kind === 'month' && total.period.kind !== 'month' && inside(one, total)),
      row.filter((one) => one.period.kind === 'quarter' && total.period.kind === 'year'),
    ];
    if (total.programId === undefined) {
      sums.push(same.filter((one) => one.programId !== undefined && one.period === total.period));
      if (total.period.kind === 'year')
        sums.push(all.filter(({ figure, part }) => figure === total.figure && part !== null));
    }
    if (total.figure === 'applicationsIn')
      sums.push(
        all.filter(
          ({ figure, programId, period }) =>
            ['approved', 'denied', 'withdrawn'].includes(figure) &&
            programId === total.programId &&
            period.from === total.period.from &&
            period.to === total.period.to,
        ),
      );
    return sums.filter((rows) => rows.length > 0).map((rows) => [total, rows] as const);
  });
}

const count = fc.oneof(
  { weight: 3, arbitrary: fc.nat(9) },
  { weight: 3, arbitrary: fc.constant(0) },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 2 }) },
  { weight: 2, arbitrary: fc.nat(60) },
);
const anyGrid = (programs: readonly string[]): fc.Arbitrary<Grid> =>
  fc
    .tuple(...programs.map(() => fc.array(count, { minLength: 12, maxLength: 12 })))
    .map((rows) => Object.fromEntries(programs.map((program, at) => [program, rows[at] ?? []])));
const someGrid = fc
  .constantFrom(['a'], ['a', 'b'], ['a', 'b', 'null'], ['a', 'b', 'c', 'd', 'null'])
  .chain(anyGrid);
/** The last day that is over. */
const someEnd = fc.constantFrom('2026-01-31', '2026-03-31', '2026-05-31', '2026-09-30', '2026-12-31');

property.prop([someGrid, someEnd, fc.boolean(), fc.integer({ min: 1, max: 3 })], { numRuns: 150 })(
  'whatever is hidden in a report cannot be computed from all that are offered: of all programs, of each, and of any period',
  (grid, to, showsNone, each) => {
    const figure = figureOf(grid, { to, showsNone, each });
    hiddenOf(figure);
    expect(computedFrom(sumsOf([figure])).filter(({ isHidden }) => isHidden)).toEqual([]);
  },
);

property.prop([someGrid, fc.array(fc.nat(9), { minLength: 1, maxLength: 6 })], { numRuns: 50 })(
  'nor from its parts',
  (grid, cuts) => {
    const people = Object.values(grid)
      .flat()
      .reduce((all, one) => all + one, 0);
    const small = cuts.map((cut) => Math.min(cut, Math.floor(people / cuts.length)));
    const parts = [...small, people - small.reduce((all, one) => all + one, 0)];
    const figure = figureOf(grid, { parts });
    hiddenOf(figure);
    expect(computedFrom(sumsOf([figure])).filter(({ isHidden }) => isHidden)).toEqual([]);
  },
);

/** A number that could be protected only by hiding others again, which were shown since they had been told before. */
const SHOWN_TOO_SOON: [Grid, Grid, Grid] = [
  { a: [0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 5, 0], b: [0, 0, 3, 0, 0, 0, 0, 1, 1, 3, 5, 0] },
  { a: [0, 1, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0], b: [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1] },
  { a: [0, 0, 0, 1, 0, 1, 0, 0, 2, 1, 0, 0], b: [0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 10] },
];

property.prop([fc.tuple(anyGrid(['a', 'b']), anyGrid(['a', 'b']), anyGrid(['a', 'b']))], {
  numRuns: 60,
  examples: [[SHOWN_TOO_SOON]],
})(
  'nor from what came in and how it was answered, where every application is answered in its month',
  ([yes, no, back]) => {
    const all = Object.fromEntries(
      ['a', 'b'].map((program) => [
        program,
        (yes[program] ?? []).map((one, at) => one + (no[program]?.[at] ?? 0) + (back[program]?.[at] ?? 0)),
      ]),
    );
    const figures = [
      figureOf(all, { name: 'applicationsIn' }),
      figureOf(yes, { name: 'approved', showsNone: false }),
      figureOf(no, { name: 'denied', showsNone: false }),
      figureOf(back, { name: 'withdrawn', showsNone: false }),
    ];
    hiddenOf(...figures);
    expect(computedFrom(sumsOf(figures)).filter(({ isHidden }) => isHidden)).toEqual([]);
  },
);

property.prop([someGrid, someEnd], { numRuns: 100 })(
  'whatever is about 1 to 4 people is hidden, and a 0 is not',
  (grid, to) => {
    const figure = figureOf(grid, { to });
    hiddenOf(figure);
    for (const { people, isHidden } of figure.places) {
      if (people > 0 && people < 5) expect(isHidden).toBe(true);
      if (people === 0) expect(isHidden).toBe(false);
    }
  },
);

/**
 * Whether a hidden number may be another one than it is, with the other hidden ones at most one more or less: all sums hold, and
 * each stays 1 at least, since a 0 is shown.
 */
function mayDiffer(one: Read, sums: ReturnType<typeof sumsOf>): boolean {
  const changes = new Map<Read, number>();
  const fits = ([total, rows]: (typeof sums)[number]): boolean | Read => {
    const open = [total, ...rows].filter((cell) => !cell.isKnown && !changes.has(cell));
    const sum = rows.reduce((all, cell) => all + (changes.get(cell) ?? 0), -(changes.get(total) ?? 0));
    return open.length === 0 ? sum === 0 : Math.abs(sum) <= open.length && (open[0] ?? true);
  };
  const search = (): boolean => {
    const all = sums.map(fits);
    if (all.includes(false)) return false;
    const open = all.find((cell) => cell !== true);
    if (typeof open !== 'object') return true;
    for (const change of [0, 1, -1]) {
      if (open.value + change < 1) continue;
      changes.set(open, change);
      if (search()) return true;
      changes.delete(open);
    }
    return false;
  };
  return [1, -1].some((change) => {
    changes.clear();
    if (one.value + change < 1) return false;
    changes.set(one, change);
    return search();
  });
}

/** A quarter of small numbers, where the least that a hidden one can be tells most. */
const smallQuarter = fc.integer({ min: 1, max: 3 }).chain((programs) =>
  fc
    .array(
      fc.array(fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 0, max: 2 }) }, fc.nat(7)), {
        minLength: 3,
        maxLength: 3,
      }),
      { minLength: programs, maxLength: programs },
    )
    .map((rows) => Object.fromEntries(rows.map((row, at) => [`p${at}`, row]))),
);

property.prop([smallQuarter], { numRuns: 200 })(
  'nothing hidden is told by the other hidden ones being 1 at least',
  (grid) => {
    const figure = figureOf(grid, { to: '2026-03-31' });
    hiddenOf(figure);
    const sums = sumsOf([figure]);
    const hidden = [...new Set(sums.flatMap(([total, rows]) => [total, ...rows]))].filter(
      ({ isKnown }) => !isKnown,
    );
    expect(hidden.filter((one) => !mayDiffer(one, sums))).toEqual([]);
  },
);

/** The total was shown again, since a later month tells it, beside rows about 3 people together. */
const TOLD_TOTAL = {
  a: [4, 5, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0],
  b: [1, 5, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  c: [0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  d: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  null: [2, 0, 3, 0, 1, 0, 1, 0, 0, 0, 0, 0],
};

property.prop([someGrid, someEnd], { numRuns: 100, examples: [[TOLD_TOTAL, '2026-12-31']] })(
  'beside a total that is shown, the hidden rows are several, and about at least 5 people',
  (grid, to) => {
    const figure = figureOf(grid, { to });
    hiddenOf(figure);
    for (const { total, rows } of figure.lines) {
      const hidden = rows.filter(({ isHidden }) => isHidden);
      const people = hidden.reduce((sum, row) => sum + row.people, 0);
      if (total.isHidden || hidden.length === 0) continue;
      expect(hidden.length).toBeGreaterThan(1);
      expect(people).toBeGreaterThanOrEqual(5);
    }
  },
);
