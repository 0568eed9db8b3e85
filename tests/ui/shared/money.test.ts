import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { parseDonationCents } from '../../../src/core/gifts/donation/monetary-donation';
import { formatCents, formatDollars } from '../../../src/ui/shared/text/money';

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

property.prop([fc.bigInt({ min: 100n, max: 10n ** 40n })])(
  'an amount that is shown reads as itself',
  (cents) => {
    expect(formatCents(cents)).toMatch(/^\$[1-9]\d{0,2}(,\d{3})*\.\d\d$/);
    expect(parseDonationCents(formatCents(cents))).toBe(cents);
  },
);

property.prop([fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER })])(
  'whole dollars lose no digit and have no decimals',
  (dollars) => {
    expect(formatDollars(dollars)).toMatch(/^\$\d{1,3}(,\d{3})*$/);
    expect(Number(formatDollars(dollars).replaceAll(/[$,]/g, ''))).toBe(dollars);
  },
);
