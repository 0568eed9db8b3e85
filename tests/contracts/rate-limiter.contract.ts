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

/** A press of a button whose presses are counted twice at most, if nothing else is said. */
function press(
  limiter: RateLimiter,
  input: string,
  { call = 'take', times = 2, who = 'ada' }: { call?: string; times?: number; who?: string } = {},
): Promise<boolean> {
  return limiter.takeUnlessRepeated(['change', who], { ...TWICE, times }, { call, input });
}

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

    test('a press that repeats one that was let through is let through and not counted again', async () => {
      const { limiter, other } = await make();
      expect([await press(limiter, 'first'), await press(limiter, 'first')]).toEqual([true, true]);
      expect(await press(limiter, 'second')).toBe(true);
      expect(await press(limiter, 'third')).toBe(false);
      for (const process of [limiter, other, limiter])
        for (const input of ['first', 'second', 'first']) expect(await press(process, input)).toBe(true);
      expect(await press(other, 'third')).toBe(false);
    });

    test('a press that was refused is refused each time that it is sent again, until the window is over', async () => {
      const { limiter, other, pass } = await make();
      for (const input of ['first', 'second']) expect(await press(limiter, input)).toBe(true);
      for (const process of [limiter, limiter, other, limiter, other])
        expect(await press(process, 'third')).toBe(false);
      await pass(5 * MINUTE_MS);
      for (const process of [limiter, other]) expect(await press(process, 'third')).toBe(false);
      await pass(5 * MINUTE_MS);
      expect(await press(other, 'third')).toBe(true);
    });

    test.each([
      ['take, withdraw, take', ['take', 'withdraw', 'take'], 3],
      ['take, take, take', ['take', 'take', 'take'], 1],
      ['take, withdraw, withdraw, take, take', ['take', 'withdraw', 'withdraw', 'take', 'take'], 3],
      ['withdraw, take, withdraw, take', ['withdraw', 'take', 'withdraw', 'take'], 4],
    ])('%s count as %s, with one input for all of them', async (_, calls, count) => {
      for (const times of [count - 1, count].filter((one) => one > 0)) {
        const { limiter } = await make();
        const answers = [];
        for (const call of calls) answers.push(await press(limiter, 'desk', { call, times }));
        expect([times, answers.every((isWithin) => isWithin)]).toEqual([times, times === count]);
      }
    });

    test('a repetition in the next window counts in that one', async () => {
      const { limiter, pass } = await make();
      for (const input of ['first', 'second']) expect(await press(limiter, input)).toBe(true);
      await pass(10 * MINUTE_MS);
      for (const input of ['second', 'third']) expect(await press(limiter, input)).toBe(true);
      expect(await press(limiter, 'first')).toBe(false);
      expect(await press(limiter, 'second')).toBe(true);
    });

    test('of many different presses at the same moment as many pass as the limit says, of equal ones all', async () => {
      const { limiter, other } = await make();
      const inputs = Array.from({ length: 20 }, (_, at) => `input ${at % 10}`);
      const answers = await Promise.all(inputs.map((input, at) => press(at % 2 ? limiter : other, input)));
      const passed = new Set(inputs.filter((_, at) => answers[at]));
      expect(passed.size).toBe(2);
      expect(inputs.map((input) => passed.has(input))).toEqual(answers);
    });

    test('presses of different people do not count together', async () => {
      const { limiter } = await make();
      const people = Array.from({ length: 30 }, (_, at) => `person ${at}`);
      const once = (who: string) => press(limiter, 'desk', { who, times: 1 });
      expect(new Set(await Promise.all(people.map(once)))).toEqual(new Set([true]));
      expect(await press(limiter, 'door', { who: 'person 3', times: 1 })).toBe(false);
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
      await press(limiter, '{"name":"ada"}');
      for (const part of ['ada', 'mail.example', '203.0.113']) expect(await kept()).not.toContain(part);
    });
  });
}
