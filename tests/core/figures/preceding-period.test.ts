import { expect, test } from 'vitest';
import { precedingPeriod } from '../../../src/core/figures/figure-period';

test.each([
  // Whole months, also where they are of other lengths.
  ['2026-10-01', '2026-10-31', '2026-09-01', '2026-09-30'],
  ['2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['2026-07-01', '2026-09-30', '2026-04-01', '2026-06-30'],
  ['2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31'],
  // Any other days: as many of them, also over a change of the clocks.
  ['2025-11-22', '2026-11-21', '2024-11-22', '2025-11-21'],
  ['2026-11-01', '2026-11-02', '2026-10-30', '2026-10-31'],
  ['2026-03-08', '2026-03-08', '2026-03-07', '2026-03-07'],
])('before %s to %s comes %s to %s', (from, to, first, last) => {
  expect(precedingPeriod({ from, to })).toEqual({ from: first, to: last });
});

test('the calendar has no period before its first one', () => {
  expect(precedingPeriod({ from: '1900-01-01', to: '1900-12-31' })).toBeNull();
});
