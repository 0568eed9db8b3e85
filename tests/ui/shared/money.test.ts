import { expect, test } from 'vitest';
import { formatCents, formatDollars } from '../../../src/ui/shared/money';

test.each([
  [0, '$0'],
  [6500, '$6,500'],
  [25000.4, '$25,000'],
])('%d dollars read %s', (dollars, text) => {
  expect(formatDollars(dollars)).toBe(text);
});

test.each([
  [100n, '$1.00'],
  [1205n, '$12.05'],
  [123_456_789_012_345_678_901n, '$1,234,567,890,123,456,789.01'],
])('%d cents read %s', (cents, text) => {
  expect(formatCents(cents)).toBe(text);
});
