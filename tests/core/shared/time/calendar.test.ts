import { expect, test } from 'vitest';
import { formatDay, formatInstant, formatShortly } from '../../../../src/core/shared/text/format';
import {
  calendarDateAt,
  instantAt,
  isCalendarDate,
  isCalendarInstant,
  nearestInstant,
  timeAt,
} from '../../../../src/core/shared/time/calendar';

const FIRST = instantAt('1900-01-01', '00:00') ?? Number.NaN;
const LAST = instantAt('2199-12-31', '23:59') ?? Number.NaN;

test.each([
  ['1900-01-01', true],
  ['2199-12-31', true],
  ['2024-02-29', true],
  ['1899-12-31', false],
  ['2200-01-01', false],
  ['0001-01-01', false],
  ['18030-01-01', false],
  ['2026-02-30', false],
])('%s is a day of the calendar: %s', (day, is) => expect(isCalendarDate(day)).toBe(is));

test('the calendar begins and ends at midnight in Las Vegas', () => {
  const around = [FIRST - 1, FIRST, LAST + 59_999, LAST + 60_000];
  expect(around.map(isCalendarInstant)).toEqual([false, true, true, false]);
});

test.each([
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  9e15,
  -9e15,
  Date.UTC(18030, 0, 1),
])('a stored time of %d ms is shown as the nearest day and crashes nothing', (ms) => {
  expect(isCalendarInstant(ms)).toBe(false);
  expect(isCalendarInstant(nearestInstant(ms))).toBe(true);
  const day = ms > 0 ? '2199-12-31' : '1900-01-01';
  expect(calendarDateAt(ms)).toBe(day);
  expect(timeAt(ms)).toMatch(/^\d\d:\d\d$/);
  expect(formatInstant(ms)).toContain(day.slice(0, 4));
  expect(formatShortly(ms, 0)).toContain(day.slice(0, 4));
});

test('a stored day that is no day is shown as some day', () => {
  expect(formatDay('18030-01-01')).toBe('Jan 1, 1900');
  expect(formatDay('2199-12-31')).toBe('Dec 31, 2199');
});
