import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { formatInstant, formatShortly, formatTime } from '../../../../src/core/shared/text/format';
import {
  calendarDateAt,
  daysAfter,
  endOfDay,
  instantAt,
  instantInDays,
  monthOf,
  startOfDay,
  timeAt,
  yearOf,
} from '../../../../src/core/shared/time/calendar';

test('a time is that of Las Vegas, in summer and in winter', () => {
  expect(instantAt('2026-07-04', '09:30')).toBe(Date.UTC(2026, 6, 4, 16, 30));
  expect(instantAt('2026-12-31', '23:59')).toBe(Date.UTC(2027, 0, 1, 7, 59));
  expect([timeAt(Date.UTC(2026, 6, 4, 7)), timeAt(Date.UTC(2026, 6, 4, 20, 5))]).toEqual(['00:00', '13:05']);
});

test('an hour that is skipped in spring is none, and of one that comes twice in fall it is the first', () => {
  expect(instantAt('2026-03-08', '02:30')).toBeNull();
  expect(instantAt('2026-03-08', '03:00')).toBe(Date.UTC(2026, 2, 8, 10));
  expect(instantAt('2026-11-01', '01:30')).toBe(Date.UTC(2026, 10, 1, 8, 30));
});

test.each([
  ['2026-02-30', '10:00'],
  ['soon', '10:00'],
  ['2026-11-21', '24:00'],
  ['2026-11-21', '9:30'],
  ['', ''],
])('%j at %j is no instant', (date, time) => expect(instantAt(date, time)).toBeNull());

test('the day on which the clocks change has 23 or 25 hours', () => {
  const hours = (date: string) => (endOfDay(date) - startOfDay(date)) / 3_600_000;
  expect([hours('2026-03-08'), hours('2026-11-01'), hours('2026-11-02')]).toEqual([23, 25, 24]);
});

property.prop([
  fc.integer({ min: Date.UTC(1970, 0, 2), max: Date.UTC(2100, 0, 1) }).map((ms) => ms - (ms % 60_000)),
])(
  'an instant and its day and time in Las Vegas belong together, save for the hour that comes twice',
  (instant) => {
    const found = instantAt(calendarDateAt(instant), timeAt(instant)) ?? Number.NaN;
    expect([0, 3_600_000]).toContain(instant - found);
    expect(startOfDay(calendarDateAt(instant))).toBeLessThanOrEqual(instant);
  },
);

test('days are counted in Las Vegas', () => {
  const lateOnTheTwentieth = Date.UTC(2026, 10, 21, 7, 30);
  expect(instantInDays(lateOnTheTwentieth, 1, '10:00')).toBe(Date.UTC(2026, 10, 21, 18));
  expect([daysAfter('2026-12-31', 1), yearOf('2026-12-31'), monthOf('2026-12-31')]).toEqual([
    '2027-01-01',
    2026,
    '2026-12',
  ]);
});

test('people read instants as those of Las Vegas, and see that they are', () => {
  const instant = Date.UTC(2026, 10, 21, 7, 30);
  expect(formatInstant(instant)).toBe('Fri, Nov 20, 2026, 11:30 PM PT');
  expect(formatTime(instant)).toBe('11:30 PM PT');
  expect(formatShortly(instant, instant + 60_000)).toBe('11:30 PM PT');
  expect(formatShortly(instant, instant + 3_600_000)).toBe('Fri, Nov 20, 2026');
});
