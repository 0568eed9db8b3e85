import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Turns } from '../../../src/adapters/postgres/turns';

/** Answers that are given when they are told to. */
function answered(turns: Turns, thing = 'event') {
  const begun: string[][] = [];
  let end: (error?: Error) => void = () => {};
  const ask = (name: string) =>
    turns.take<string, string>(thing, name, (asks) => {
      begun.push([...asks]);
      return new Promise((resolve, reject) => {
        end = (error) => (error ? reject(error) : resolve(asks.map((one) => `${one}!`)));
      });
    });
  return { ask, begun, end: (error?: Error) => end(error) };
}

test('who asks at the same moment or meanwhile is answered together; other things do not wait', async () => {
  const turns = new Turns();
  const { ask, begun, end } = answered(turns);
  const [a, b] = [ask('a'), ask('b')];
  const elsewhere = answered(turns, 'another event');
  void elsewhere.ask('x');
  await setImmediate();
  expect([begun, elsewhere.begun]).toEqual([[['a', 'b']], [['x']]]);
  const [c, d] = [ask('c'), ask('d')];
  await setImmediate();
  expect(begun).toHaveLength(1);
  end();
  expect(await Promise.all([a, b])).toEqual(['a!', 'b!']);
  expect(begun.at(-1)).toEqual(['c', 'd']);
  end();
  expect(await Promise.all([c, d])).toEqual(['c!', 'd!']);
  // Nobody is being answered now.
  const e = ask('e');
  await setImmediate();
  end();
  expect(await e).toBe('e!');
});

test('at most 100 are answered together', async () => {
  const { ask, begun, end } = answered(new Turns());
  const asks = Array.from({ length: 250 }, (_, at) => ask(`${at}`));
  await setImmediate();
  for (const last of [99, 199, 249]) {
    end();
    await asks[last];
  }
  expect(begun.map(({ length }) => length)).toEqual([100, 100, 50]);
  expect((await Promise.all(asks)).at(-1)).toBe('249!');
});

test('a storage that fails is waited for once, not by those who wait as well; who comes then asks again', async () => {
  const { ask, begun, end } = answered(new Turns());
  const a = ask('a');
  await setImmediate();
  const b = ask('b');
  end(new Error('no database'));
  await expect(a).rejects.toThrow('no database');
  await expect(b).rejects.toThrow('no database');
  const c = ask('c');
  await setImmediate();
  end();
  expect(await c).toBe('c!');
  expect(begun).toEqual([['a'], ['c']]);
});

test('who asked and gets no answer hears of a bug instead of waiting', async () => {
  const asks = [1, 2].map((ask) => new Turns().take('event', ask, async () => []));
  for (const ask of asks) await expect(ask).rejects.toThrow('Not everybody who asked has an answer.');
});
