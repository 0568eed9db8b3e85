import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lastSavedText } from '../../../../src/ui/content/editor.texts';
import { DEVICE_ZONES, setDeviceZone } from '../../../support/device-zone';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOW = Date.UTC(2026, 10, 21, 12);

test.each([
  [0, 'Just now'],
  [-5000, 'Just now'],
  [MINUTE - 1, 'Just now'],
  [MINUTE, '1 minute ago'],
  [2 * MINUTE, '2 minutes ago'],
  [HOUR - 1, '59 minutes ago'],
  [HOUR, '1 hour ago'],
  [24 * HOUR - 1, '23 hours ago'],
  [24 * HOUR, 'November 20, 2026'],
])('%i ms after a save it reads %j', (age, text) => expect(lastSavedText(NOW - age, NOW)).toBe(text));

test.each(DEVICE_ZONES)('on a device in %s the day of a save is that of Las Vegas', (zone) => {
  setDeviceZone(zone);
  const savedAt = Date.UTC(2026, 10, 21, 7, 30);
  expect(lastSavedText(savedAt, savedAt + 48 * HOUR)).toBe('November 20, 2026');
});

test('before any save it reads Never', () => expect(lastSavedText(null, NOW)).toBe('Never'));

test('any two times at all read as one of the five kinds of text, and never as NaN', () => {
  const time = fc.integer({ min: -8.64e15, max: 8.64e15 });
  fc.assert(
    fc.property(time, time, (savedAt, now) => {
      const text = lastSavedText(savedAt, now);
      expect(text).toMatch(
        /^(Just now|1 minute ago|[1-5]?\d minutes ago|1 hour ago|1?\d hours ago|2[0-3] hours ago|[A-Z][a-z]+ \d{1,2}, \d+)$/,
      );
      if (savedAt >= now) expect(text).toBe('Just now');
    }),
  );
});
