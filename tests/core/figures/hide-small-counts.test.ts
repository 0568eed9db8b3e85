import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { type Cell, type FigureTable, hiddenIn } from '../../../src/core/figures/hide-small-counts';

/** A cell for each number: of so many people, who did one thing each; null for what nobody recorded. */
const cell = (value: number | null, people = value ?? 0): Cell => ({ value, people });
const table = (part: Partial<FigureTable<Cell>> & Pick<FigureTable<Cell>, 'whole'>): FigureTable<Cell> => ({
  months: null,
  programs: [],
  parts: [],
  ...part,
});
const rows = (whole: number, ...values: readonly (number | null)[]) =>
  hiddenIn(table({ whole: cell(whole), months: values.map((value) => cell(value)) }));

describe('small counts', () => {
  test.each([
    [0, false],
    [1, true],
    [4, true],
    [5, false],
  ])('a figure about %i people is hidden: %s', (people, isHidden) => {
    expect(hiddenIn(table({ whole: cell(people) })).whole).toBe(isHidden);
  });

  test('pairs are hidden by the people behind them, and a figure about nobody never', () => {
    expect(hiddenIn(table({ whole: cell(12, 4) })).whole).toBe(true);
    expect(hiddenIn(table({ whole: cell(2, 0) })).whole).toBe(false);
    expect(hiddenIn(table({ whole: cell(0, 3) })).whole).toBe(true);
    expect(hiddenIn(table({ whole: cell(null, 3) })).whole).toBe(false);
  });

  test('with exactly one hidden row the next smallest one is hidden, too', () => {
    expect(rows(40, 3, 20, 8, 9)).toEqual({
      whole: false,
      months: [true, false, true, false],
      programs: [],
      parts: [],
    });
    // A recorded 0, and what nobody recorded, hide nothing.
    expect(rows(31, 3, 20, 0, null, 8).months).toEqual([true, false, false, false, true]);
  });

  test('with two hidden rows no other one is', () => {
    expect(rows(46, 3, 20, 3, 20).months).toEqual([true, false, true, false]);
  });

  test('the total is hidden where the hidden rows are less than 5', () => {
    expect(rows(42, 1, 20, 2, 19)).toMatchObject({ whole: true, months: [true, false, true, false] });
    expect(rows(45, 2, 20, 3, 20)).toMatchObject({ whole: false });
  });

  test('the total is hidden where the hidden rows are as many as they add up to, so that each is 1', () => {
    const parts = [1, 1, 1, 1, 1].map((value) => cell(value));
    expect(hiddenIn(table({ whole: cell(5), parts }))).toMatchObject({ whole: true });
    expect(rows(27, 1, 1, 1, 1, 1, 1, 21)).toMatchObject({ whole: true });
    expect(rows(28, 1, 1, 1, 2, 1, 1, 21)).toMatchObject({ whole: false });
  });

  test('the total is hidden where the one hidden row is all there is', () => {
    const only = hiddenIn(table({ whole: cell(9, 9), months: [cell(9, 4), cell(0, 0)] }));
    expect(only).toMatchObject({ whole: true, months: [true, false] });
  });

  test('the rows of a hidden total do not tell it', () => {
    const sizes = [cell(1), cell(2), cell(20)];
    const hidden = hiddenIn(table({ whole: cell(23), months: [cell(12), cell(11)], parts: sizes }));
    expect(hidden).toMatchObject({ whole: true, parts: [true, true, false], months: [true, true] });
  });
});

/** Tables whose rows and columns add up, as figures that are counted once in a program and a month. */
const anyTable = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }), fc.nat(6))
  .chain(([programs, months, sizes]) =>
    fc.tuple(
      fc.array(
        fc.array(
          fc.oneof({ weight: 3, arbitrary: fc.nat(9) }, { weight: 2, arbitrary: fc.constant(0) }, fc.nat(60)),
          { minLength: months, maxLength: months },
        ),
        { minLength: programs, maxLength: programs },
      ),
      fc.integer({ min: 1, max: 3 }),
      fc.array(fc.nat(1_000), { minLength: sizes, maxLength: sizes }),
    ),
  )
  .map(tableOf);

/** A table of a grid of people by program and month, `each` pairs a person, and cuts that make its parts. */
function tableOf([grid, each, cuts]: [number[][], number, number[]]): FigureTable<Cell> {
  const made = (people: number) => cell(people * each, people);
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  const people = sum(grid.map(sum));
  const ends = [...cuts.map((cut) => cut % (people + 1)).sort((one, other) => one - other), people];
  return {
    whole: made(people),
    months: (grid[0] ?? []).map((_, month) => made(sum(grid.map((row) => row[month] ?? 0)))),
    programs: grid.map((row) => ({ whole: made(sum(row)), months: row.map(made) })),
    parts: cuts.length === 0 ? [] : ends.map((end, at) => made(end - (ends[at - 1] ?? 0))),
  };
}

interface Hideable {
  readonly value: number;
  readonly people: number;
  readonly isHidden: boolean;
}

/** Each total with its rows, as a reader of the page knows them. */
function sumsOf(
  shown: FigureTable<Hideable>,
): readonly { readonly total: Hideable; readonly rows: readonly Hideable[] }[] {
  const { whole, months, programs, parts } = shown;
  return [
    { total: whole, rows: months ?? [] },
    { total: whole, rows: programs.map((program) => program.whole) },
    ...(parts.length > 0 ? [{ total: whole, rows: parts }] : []),
    ...programs.map((program) => ({ total: program.whole, rows: program.months ?? [] })),
    ...(months ?? []).map((total, month) => ({
      total,
      rows: programs.flatMap((program) => program.months?.[month] ?? []),
    })),
  ];
}

function shownTable(given: FigureTable<Cell>): FigureTable<Hideable> {
  const hidden = hiddenIn(given);
  const of = (one: Cell, isHidden: boolean | undefined) => ({
    ...one,
    value: one.value ?? 0,
    isHidden: isHidden === true,
  });
  const all = (cells: readonly Cell[] | null, masks: readonly boolean[] | null | undefined) =>
    cells?.map((one, at) => of(one, masks?.[at])) ?? null;
  return {
    whole: of(given.whole, hidden.whole),
    months: all(given.months, hidden.months),
    programs: given.programs.map((program, at) => ({
      whole: of(program.whole, hidden.programs[at]?.whole),
      months: all(program.months, hidden.programs[at]?.months),
    })),
    parts: all(given.parts, hidden.parts) ?? [],
  };
}

/** The hidden cells whose value follows from the sums by solving them, with numbers modulo a prime. */
function solvedIn(shown: FigureTable<Hideable>): readonly Hideable[] {
  const sums = sumsOf(shown);
  const unknown = [...new Set(sums.flatMap(({ total, rows: parts }) => [total, ...parts]))].filter(
    ({ isHidden }) => isHidden,
  );
  const prime = 10_007;
  const inverse = (of: number) => {
    let [result, base] = [1, of % prime];
    for (let power = prime - 2; power > 0; power = Math.floor(power / 2)) {
      if (power % 2 === 1) result = (result * base) % prime;
      base = (base * base) % prime;
    }
    return result;
  };
  const reduced: number[][] = [];
  for (const { total, rows: parts } of sums) {
    const left = unknown.map((one) => (one === total ? prime - 1 : 0) + (parts.includes(one) ? 1 : 0));
    for (const row of reduced) {
      const lead = row.findIndex((factor) => factor !== 0);
      const factor = left[lead] ?? 0;
      for (const [at, own] of row.entries()) left[at] = ((left[at] ?? 0) + (prime - factor) * own) % prime;
    }
    const lead = left.findIndex((factor) => factor !== 0);
    if (lead === -1) continue;
    const scale = inverse(left[lead] ?? 1);
    const row = left.map((factor) => (factor * scale) % prime);
    for (const other of reduced) {
      const factor = other[lead] ?? 0;
      for (const [at, own] of row.entries()) other[at] = ((other[at] ?? 0) + (prime - factor) * own) % prime;
    }
    reduced.push(row);
  }
  return reduced
    .filter((row) => row.filter((factor) => factor !== 0).length === 1)
    .flatMap((row) => unknown[row.findIndex((factor) => factor !== 0)] ?? []);
}

property.prop([anyTable], { numRuns: 500 })(
  'any table: no hidden value can be computed from what is shown',
  (given) => {
    expect(solvedIn(shownTable(given))).toEqual([]);
  },
);

/**
 * Whether a hidden cell may be another number than it is, with the other hidden ones at most one more or less: all sums hold, and
 * each stays 1 at least, since a 0 is shown.
 */
function mayDiffer(one: Hideable, sums: ReturnType<typeof sumsOf>): boolean {
  const changes = new Map<Hideable, number>();
  const fits = ({ total, rows: parts }: (typeof sums)[number]): boolean | Hideable => {
    const open = [total, ...parts].filter((cell) => cell.isHidden && !changes.has(cell));
    const sum = parts.reduce((all, cell) => all + (changes.get(cell) ?? 0), -(changes.get(total) ?? 0));
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

/** Small tables of small numbers, where the least that a hidden cell can be tells most. */
const smallTable = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 4 }), fc.nat(5))
  .chain(([programs, months, sizes]) =>
    fc.tuple(
      fc.array(
        fc.array(fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 0, max: 2 }) }, fc.nat(7)), {
          minLength: months,
          maxLength: months,
        }),
        { minLength: programs, maxLength: programs },
      ),
      fc.constant(1),
      fc.array(fc.nat(20), { minLength: sizes, maxLength: sizes }),
    ),
  )
  .map(tableOf);

property.prop([smallTable], { numRuns: 300 })(
  'any table: no hidden value is told by the others being 1 at least',
  (given) => {
    const sums = sumsOf(shownTable(given));
    const hidden = [...new Set(sums.flatMap(({ total, rows: parts }) => [total, ...parts]))].filter(
      ({ isHidden }) => isHidden,
    );
    expect(hidden.filter((one) => !mayDiffer(one, sums))).toEqual([]);
  },
);

property.prop([anyTable])(
  'any table: whatever is about 1 to 4 people is hidden, and a recorded 0 is not',
  (given) => {
    for (const { total, rows: parts } of sumsOf(shownTable(given)))
      for (const { people, isHidden } of [total, ...parts]) {
        if (people > 0 && people < 5) expect(isHidden).toBe(true);
        if (people === 0) expect(isHidden).toBe(false);
      }
  },
);

property.prop([anyTable])(
  'any table: hidden rows are several, and with a shown total at least 5 people',
  (given) => {
    for (const { total, rows: parts } of sumsOf(shownTable(given))) {
      const hidden = parts.filter(({ isHidden }) => isHidden);
      const others = parts.filter(({ value, isHidden }) => value > 0 && !isHidden);
      if (others.length > 0) expect(hidden.length).not.toBe(1);
      const people = hidden.reduce((sum, row) => sum + row.people, 0);
      if (hidden.length > 0 && !total.isHidden) expect(people).toBeGreaterThanOrEqual(5);
      if (total.isHidden && parts.some(({ value }) => value > 0)) expect(hidden.length).toBeGreaterThan(0);
    }
  },
);

test('a table without small counts hides nothing', () => {
  const months = [cell(10), cell(7)];
  const whole = cell(17);
  const programs = [{ whole, months }];
  const shown = hiddenIn(table({ whole, months, programs, parts: [cell(9), cell(8)] }));
  expect(JSON.stringify(shown)).not.toContain('true');
});
