import { describe, expect, test } from 'vitest';
import type { RateKey, RateLimiter } from '../../src/core/shared/rate-limiter.port';
import type { Soon } from './harness';

/** A limiter that has counted nothing. */
export interface RateLimiterHarness {
  readonly limiter: RateLimiter;
  /** A limiter of another process that shares the counts. */
  readonly other: RateLimiter;
  /** Lets time pass, in ms. */
  readonly pass: (ms: number) => Soon<void>;
  /** Everything that is kept, as text. */
  readonly kept: () => Soon<string>;
}

const MINUTE_MS = 60_000;
const TWICE = { times: 2, windowMs: 10 * MINUTE_MS };
const KEY: RateKey = ['sign-in', 'ada@mail.example', '203.0.113.7'];

/** Keys that must never share a count, although their parts read alike when they are put together. */
const ALIKE: readonly RateKey[] = [
  ['account', 'ada@mail.example', '203.0.113.7'],
  ['account', 'ada@mail.example:203.0.113.7'],
  ['account', 'ada@mail.example,203.0.113.7'],
  ['account', 'ada@mail.example","203.0.113.7'],
  ['account:ada@mail.example', '203.0.113.7'],
  ['account', 'ada@mail.example', '203.0.113.7', ''],
  ['account', '', 'ada@mail.example', '203.0.113.7'],
  ['account', 'ada@mail.example'],
  ['account'],
  ['', 'account'],
  ['accountada@mail.example203.0.113.7'],
  ['["account"]'],
  ['account\u0000ada@mail.example', '203.0.113.7'],
];

/** What every adapter that counts must do. */
export function rateLimiterContract(name: string, make: () => Soon<RateLimiterHarness>): void {
  describe(`${name} as a rate limiter`, () => {
    test('it lets pass as often as the limit says, until the window is over', async () => {
      const { limiter, pass } = await make();
      expect(await limiter.take(KEY, TWICE)).toBe(true);
      await pass(9 * MINUTE_MS);
      expect(await limiter.take(KEY, TWICE)).toBe(true);
      expect(await limiter.take(KEY, TWICE)).toBe(false);
      await pass(MINUTE_MS - 1);
      expect(await limiter.take(KEY, TWICE)).toBe(false);
      await pass(1);
      expect(await limiter.take(KEY, TWICE)).toBe(true);
    });

    test('several are counted in turn, until one is beyond its limit', async () => {
      const { limiter } = await make();
      const once = { ...TWICE, times: 1 };
      const both = () =>
        limiter.takeInTurn([
          [['narrow'], once],
          [['wide'], TWICE],
        ]);
      expect(await both()).toBe(2);
      // The second is not counted where the first is beyond its limit.
      expect([await both(), await both()]).toEqual([0, 0]);
      expect(await limiter.take(['wide'], TWICE)).toBe(true);
      await limiter.forget(['narrow']);
      expect(await both()).toBe(1);
      expect(await limiter.takeInTurn([])).toBe(0);
    });

    test('what is forgotten counts from the beginning, and nothing else is forgotten', async () => {
      const { limiter } = await make();
      const neighbor: RateKey = [...KEY, 'more'];
      for (const key of [KEY, neighbor]) {
        for (let time = 0; time < 3; time += 1) await limiter.take(key, TWICE);
      }
      await limiter.forget(KEY);
      expect(await limiter.take(KEY, TWICE)).toBe(true);
      expect(await limiter.take(neighbor, TWICE)).toBe(false);
    });

    test('processes count together', async () => {
      const { limiter, other } = await make();
      expect(await limiter.take(KEY, TWICE)).toBe(true);
      expect(await other.take(KEY, TWICE)).toBe(true);
      expect(await limiter.take(KEY, TWICE)).toBe(false);
      expect(await other.take(KEY, TWICE)).toBe(false);
    });

    test('of many at once as many pass as the limit says', async () => {
      const { limiter } = await make();
      const answers = await Promise.all(Array.from({ length: 20 }, () => limiter.take(KEY, TWICE)));
      expect(answers.filter((isWithin) => isWithin)).toHaveLength(2);
    });

    test('keys whose parts read alike have counts of their own', async () => {
      const { limiter } = await make();
      const once = { ...TWICE, times: 1 };
      for (const key of ALIKE) expect([key, await limiter.take(key, once)]).toEqual([key, true]);
      for (const key of ALIKE) expect([key, await limiter.take(key, once)]).toEqual([key, false]);
    });

    test('what is kept shows no email and no address', async () => {
      const { limiter, kept } = await make();
      await limiter.take(KEY, TWICE);
      expect(await kept()).not.toBe('[]');
      for (const part of ['ada', 'mail.example', '203.0.113']) expect(await kept()).not.toContain(part);
    });
  });
}
