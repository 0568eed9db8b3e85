import { expect, test } from 'vitest';
import { waitAfter } from '../../../src/core/mail/send-waiting-mail';

const HOUR = 60 * 60_000;

test('waits grow to an hour, and last for longer than a mail server is ever down', () => {
  const waits: number[] = [];
  for (let tries = 1; ; tries++) {
    const wait = waitAfter(tries);
    if (wait === null) break;
    waits.push(wait);
  }
  expect(waits.slice(0, 8).map((wait) => wait / 60_000)).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  expect(waits.reduce((sum, wait) => sum + wait)).toBeGreaterThan(3 * 24 * HOUR);
});
