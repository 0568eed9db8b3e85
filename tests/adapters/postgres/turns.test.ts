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

/** Asks of which some can never be answered. */
function withPoison(...poison: readonly string[]) {
  const turns = new Turns();
  const begun: number[] = [];
  const ask = (name: string) =>
    turns.take<string, string>('event', name, async (asks) => {
      begun.push(asks.length);
      await setImmediate();
      const found = asks.find((one) => poison.includes(one));
      if (found !== undefined) throw new Error(`no answer to ${found}`);
      return asks.map((one) => `${one}!`);
    });
  return { ask, begun };
}

test.each([
  ['the first', ['0']],
  ['one in the middle', ['57']],
  ['the last', ['99']],
  ['three in a row', ['0', '1', '2']],
  ['several, in several batches', ['3', '50', '120', '249']],
])('%s who cannot be answered fails nobody else', async (_, poison) => {
  const { ask } = withPoison(...poison);
  const names = Array.from({ length: 250 }, (__, at) => `${at}`);
  const answers = await Promise.allSettled(names.map(ask));
  const failed = names.filter((___, at) => answers[at]?.status === 'rejected');
  expect(failed).toEqual(poison);
  const [last] = poison.slice(-1);
  expect(answers[Number(last)]).toMatchObject({ reason: { message: `no answer to ${last}` } });
});

test('who waits behind somebody who cannot be answered is answered', async () => {
  const { ask, begun } = withPoison('a');
  const a = ask('a').catch((error: Error) => error.message);
  await setImmediate();
  const later = ['b', 'c'].map(ask);
  expect(await a).toBe('no answer to a');
  expect(await Promise.all(later)).toEqual(['b!', 'c!']);
  expect(begun).toEqual([1, 2]);
});

test('a storage that fails is waited for five times, not by all who wait; who comes then asks again', async () => {
  const state = { isAway: true, calls: 0 };
  const turns = new Turns();
  const ask = (name: string) =>
    turns.take<string, string>('event', name, async (asks) => {
      state.calls += 1;
      if (state.isAway) throw new Error('no database');
      return asks.map((one) => `${one}!`);
    });
  const answers = await Promise.allSettled(Array.from({ length: 250 }, (_, at) => ask(`${at}`)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['rejected']));
  expect(state.calls).toBe(5);
  state.isAway = false;
  expect(await ask('c')).toBe('c!');
});

test('who asked and gets no answer hears of a bug instead of waiting', async () => {
  const asks = [1, 2].map((ask) => new Turns().take('event', ask, async () => []));
  for (const ask of asks) await expect(ask).rejects.toThrow('Not everybody who asked has an answer.');
});
