import { describe, expect, test } from 'vitest';
import type { Amount, Figure, FigureName } from '../../../src/core/figures/figure';
import { periodBefore } from '../../../src/core/figures/figure-period';
import { monthsBeforeRecords } from '../../../src/core/figures/records-begin';

const MONTHS = ['2026-07', '2026-08', '2026-09', '2026-10'];

/** A figure by month. */
const figure = (name: FigureName, ...months: readonly Amount[]): Figure => ({
  name,
  whole: null,
  months: [...months],
  programs: [],
  parts: [],
});
const report = (...figures: readonly Figure[]) => ({
  months: MONTHS,
  figures: [...figures],
  recordedBefore: [],
});

describe('months before the first record', () => {
  test('are those in which no figure of the group was recorded', () => {
    const shown = report(figure('visits', null, null, null, 5), figure('walkIns', null, null, 2, 1));
    expect(monthsBeforeRecords(shown, 'people')).toBe(2);
  });

  test('a recorded zero and a hidden figure are records', () => {
    expect(monthsBeforeRecords(report(figure('sessions', null, 0, null, 3)), 'sessions')).toBe(1);
    expect(monthsBeforeRecords(report(figure('sessions', 'few', null, null, 3)), 'sessions')).toBe(0);
  });

  test('are all of them where nothing was recorded, also where another group has records', () => {
    const shown = report(figure('visits', null, null, null, null), figure('sessions', 1, 1, 1, 1));
    expect(monthsBeforeRecords(shown, 'people')).toBe(4);
  });

  test('are none where the group has records of an earlier time: the first months are a gap', () => {
    const shown = report(figure('visits', null, null, 4, 5));
    expect(monthsBeforeRecords({ ...shown, recordedBefore: ['people'] }, 'people')).toBe(0);
    expect(monthsBeforeRecords({ ...shown, recordedBefore: ['shoes'] }, 'people')).toBe(2);
  });
});

describe('the years before a period', () => {
  test('are as many as a period may have, and end the day before it', () => {
    expect(periodBefore({ from: '2026-03-01', to: '2026-05-31' })).toEqual({
      from: '2016-01-01',
      to: '2026-02-28',
    });
  });

  test('begin where the calendar begins, and are none before it', () => {
    expect(periodBefore({ from: '1903-02-01', to: '1903-02-28' })).toEqual({
      from: '1900-01-01',
      to: '1903-01-31',
    });
    expect(periodBefore({ from: '1900-01-01', to: '1900-12-31' })).toBeNull();
  });
});
