import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { parseDonationCents } from '../../../../src/core/gifts/donation/monetary-donation';
import { compareNames } from '../../../../src/core/shared/text/compare-names';
import {
  formatClock,
  formatDay,
  formatDayAt,
  formatDayOfYear,
  formatExactInstant,
  formatExactTime,
  formatFullDay,
  formatFullInstant,
  formatLongDay,
  formatMonth,
  formatMonthName,
  formatShortMonth,
  formatSpan,
  formatTimes,
} from '../../../../src/core/shared/text/format';

import { formatAgo } from '../../../../src/core/shared/text/format-ago';
import { formatCountdown } from '../../../../src/core/shared/text/format-countdown';
import { formatCounted } from '../../../../src/core/shared/text/format-counted';
import { formatDecimal } from '../../../../src/core/shared/text/format-decimal';
import { formatList } from '../../../../src/core/shared/text/format-list';
import { formatCents, formatDollars } from '../../../../src/core/shared/text/format-money';

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

test('days, months and instants have one form for each purpose', () => {
  const evening = Date.parse('2026-11-22T04:15:07Z');
  expect(formatDay('2026-12-31')).toBe('Dec 31, 2026');
  expect(formatDayOfYear('2026-12-31')).toBe('Dec 31');
  expect(formatLongDay('2026-12-31')).toBe('December 31, 2026');
  expect(formatFullDay('2026-12-31')).toBe('Thursday, December 31, 2026');
  expect(formatMonth('2026-12')).toBe('December 2026');
  expect(formatShortMonth('2026-12')).toBe('Dec 2026');
  expect(formatMonthName('2026-12')).toBe('Dec');
  expect(formatDayAt(evening)).toBe('Sat, Nov 21, 2026');
  expect(formatFullInstant(evening)).toBe('Saturday, November 21, 2026 at 8:15 PM');
  expect(formatExactInstant(evening)).toBe('Nov 21, 2026, 8:15:07 PM PT');
  expect(formatExactTime(evening)).toBe('8:15:07 PM PT');
  expect(formatSpan(evening, evening + 3_600_000)).toBe('Sat, Nov 21, 2026, 8:15 PM to 9:15 PM PT');
  expect(formatTimes(evening, evening + 3_600_000)).toBe('8:15 PM to 9:15 PM PT');
  expect(formatClock('14:00')).toBe('2:00 PM');
  expect(formatClock('noon')).toBe('noon');
});

test.each([
  [[], ''],
  [['A'], 'A'],
  [['Ana', 'Inés'], 'Ana and Inés'],
  [['A', 'B', 'C'], 'A, B, and C'],
])('a list of %j reads %j', (things, text) => expect(formatList(things)).toBe(text));

property.prop([fc.array(fc.string())])('a list reads as Intl has it', (things) => {
  expect(formatList(things)).toBe(new Intl.ListFormat('en-US').format(things));
});

property.prop([fc.integer({ min: 1, max: 59 }), fc.constantFrom('minute' as const, 'hour' as const)])(
  'how long ago reads as Intl has it',
  (amount, unit) => {
    expect(formatAgo(amount, unit)).toBe(new Intl.RelativeTimeFormat('en-US').format(-amount, unit));
  },
);

test('durations, counts and decimals', () => {
  expect(formatCountdown({ days: 29, hours: 23, minutes: 59, seconds: 59 })).toBe('29d 23h 59m 59s');
  const counted = (count: number) => formatCounted(count, 'gift', 'gifts');
  expect([0, 1, 2, 1234].map(counted)).toEqual(['0 gifts', '1 gift', '2 gifts', '1,234 gifts']);
  expect(formatDecimal(1234.56, 1)).toBe('1,234.6');
});

test('names are in the order of the alphabet, whatever their accents and capitals', () => {
  const names = ['Zoe', 'ángel', 'Ñato', 'Anita', 'Nadia', 'Ana', 'ana', 'Ángela', 'Olga'];
  expect(names.toSorted(compareNames)).toEqual([
    'ana',
    'Ana',
    'ángel',
    'Ángela',
    'Anita',
    'Nadia',
    'Ñato',
    'Olga',
    'Zoe',
  ]);
});

test('an end on another day is written in full', () => {
  const start = Date.parse('2026-11-22T04:15:00Z');
  expect(formatSpan(start, start + 86_400_000)).toBe(
    'Sat, Nov 21, 2026, 8:15 PM to Sun, Nov 22, 2026, 8:15 PM PT',
  );
});
