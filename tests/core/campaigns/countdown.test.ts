import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { countdownTo } from '../../../src/core/campaigns/countdown';

const DAY_MS = 24 * 60 * 60 * 1000;

test.each([
  [30 * DAY_MS, { days: 30, hours: 0, minutes: 0, seconds: 0 }],
  [30 * DAY_MS - 1, { days: 29, hours: 23, minutes: 59, seconds: 59 }],
  [3_723_000, { days: 0, hours: 1, minutes: 2, seconds: 3 }],
  [400 * DAY_MS, { days: 400, hours: 0, minutes: 0, seconds: 0 }],
  [1, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
])('%d ms before the end', (left, countdown) => {
  expect(countdownTo(5000 + left, 5000)).toEqual(countdown);
});

test.each([0, -1, -DAY_MS, Number.NaN])('it is over %d ms before the end', (left) => {
  expect(countdownTo(5000 + left, 5000)).toBeNull();
});

property.prop([fc.integer({ min: 1, max: 4e12 })])('the parts add up to the time left', (left) => {
  const parts = countdownTo(left, 0);
  expect(parts).not.toBeNull();
  if (!parts) return;
  const { days, hours, minutes, seconds } = parts;
  expect(hours < 24 && minutes < 60 && seconds < 60).toBe(true);
  expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(Math.floor(left / 1000));
});
