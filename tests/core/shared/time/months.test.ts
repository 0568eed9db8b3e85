import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { daysAfter, daysBetween, isCalendarDate } from '../../../../src/core/shared/time/calendar';
import { dayMonthsAfter, lastDayOf, monthsAfter, weekdayOf } from '../../../../src/core/shared/time/months';
import { DEVICE_ZONES, setDeviceZone } from '../../../support/device-zone';

const day = fc
  .integer({ min: 0, max: 100_000 })
  .map((days) => new Date(Date.UTC(1900, 0, 1 + days)).toISOString().slice(0, 10));

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2026-01-31', 2, '2026-03-31'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2026-12-31', 2, '2027-02-28'],
  ['2026-03-31', -1, '2026-02-28'],
])('%s and %i months is %s', (date, count, expected) => expect(dayMonthsAfter(date, count)).toBe(expected));

test.each(DEVICE_ZONES)('a device in %s counts months, last days and weekdays as any other', (zone) => {
  setDeviceZone(zone);
  expect([monthsAfter('2026-11', 3), monthsAfter('2026-01', -13)]).toEqual(['2027-02', '2024-12']);
  expect(['2026-02', '2024-02', '2026-03', '2026-11'].map(lastDayOf)).toEqual([
    '2026-02-28',
    '2024-02-29',
    '2026-03-31',
    '2026-11-30',
  ]);
  expect(['2026-03-08', '2026-11-01', '2026-11-21', '2011-12-30'].map(weekdayOf)).toEqual([0, 0, 6, 5]);
});

property.prop([fc.constantFrom(...DEVICE_ZONES), day, fc.integer({ min: -240, max: 240 })])(
  'a day some months later is in that month, on its own day or on the last',
  (zone, date, count) => {
    setDeviceZone(zone);
    const later = dayMonthsAfter(date, count);
    const month = monthsAfter(date.slice(0, 7), count);
    expect(isCalendarDate(later) || later < '1900').toBe(true);
    expect(later.slice(0, 7)).toBe(month);
    const last = lastDayOf(month);
    const own = `${month}${date.slice(7)}`;
    expect(later).toBe(own > last ? last : own);
    expect(daysAfter(last, 1)).toBe(`${monthsAfter(month, 1)}-01`);
  },
);

property.prop([day, fc.integer({ min: -1000, max: 1000 })])(
  'the days between two days are those that were added',
  (date, count) => {
    expect(daysBetween(date, daysAfter(date, count))).toBe(count);
  },
);
