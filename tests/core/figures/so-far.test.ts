import { describe, expect, test } from 'vitest';
import { countSoFar, soFarPeriod } from '../../../src/core/figures/count-so-far';
import type { FactCount, FactKind } from '../../../src/core/figures/figure-facts';

const OCTOBER = { from: '2026-01-01', to: '2026-10-31' };

/** All facts of a kind in the whole period. */
const counted = (kind: FactKind, amount: number, people: number): FactCount => ({
  kind,
  month: null,
  part: null,
  amount,
  people,
});

const soFar = (...counts: readonly FactCount[]) => countSoFar(counts, OCTOBER, true).figures;

test.each([
  ['2026-11-01', '2026-01-01', '2026-10-31'],
  ['2026-02-28', '2026-01-01', '2026-01-31'],
  ['2027-01-31', '2026-01-01', '2026-12-31'],
])('on %s the year is counted from %s to %s', (today, from, to) => {
  expect(soFarPeriod(today)).toEqual({ from, to });
});

describe('what everybody may read', () => {
  test('pairs with and without an application, people, and whole hours', () => {
    const figures = soFar(counted('pair', 55, 52), counted('loose', 5, 0), counted('minutes', 7_255, 14));
    expect(figures).toEqual({ pairsGiven: 60, peopleWithShoes: 52, volunteerHours: 120 });
  });

  test('nothing of which there are fewer than five', () => {
    const figures = soFar(counted('pair', 4, 4), counted('minutes', 294, 14));
    expect(figures).toEqual({});
    expect(soFar(counted('pair', 5, 5), counted('minutes', 300, 5))).toEqual({
      pairsGiven: 5,
      peopleWithShoes: 5,
      volunteerHours: 5,
    });
  });

  test('nothing about fewer than five people, however much it is', () => {
    expect(soFar(counted('pair', 40, 4), counted('minutes', 60_000, 4))).toEqual({});
  });

  test('nothing where nothing was recorded', () => {
    expect(soFar()).toEqual({});
  });
});
