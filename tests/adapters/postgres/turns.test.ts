import { expect, test } from 'vitest';
import { Turns } from '../../../src/adapters/postgres/turns';

/** Work that ends when it is told to. */
function works(turns: Turns, thing = 'event') {
  const begun: string[] = [];
  const ends = new Map<string, (answer: 'done' | 'refused' | Error) => void>();
  const take = (name: string) =>
    turns.take(
      thing,
      (hasTurn) => {
        begun.push(`${name}${hasTurn ? '' : ' let go'}`);
        return new Promise<string>((resolve, reject) => {
          ends.set(name, (answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
        });
      },
      (answer) => answer === 'refused',
    );
  /** Ends one, and answers who has begun until then. */
  const end = async (name: string, answer: 'done' | 'refused' | Error, taken: Promise<string>) => {
    ends.get(name)?.(answer);
    await taken.catch(() => {});
    await Promise.resolve();
    return [...begun];
  };
  return { take, end, begun };
}

test('one after the other, in the order in which they came; other things do not wait', async () => {
  const turns = new Turns();
  const { take, end, begun } = works(turns);
  const [a, b, c] = [take('a'), take('b'), take('c')];
  expect(begun).toEqual(['a']);
  const elsewhere = works(turns, 'another event');
  void elsewhere.take('x');
  expect(elsewhere.begun).toEqual(['x']);
  expect(await end('a', 'done', a)).toEqual(['a', 'b']);
  expect(await end('b', 'done', b)).toEqual(['a', 'b', 'c']);
  await end('c', 'done', c);
  // Nobody has the turn now.
  void take('d');
  expect(begun.at(-1)).toBe('d');
});

test('a storage that fails is waited for once, not by one after the other', async () => {
  const { take, end } = works(new Turns());
  const [a] = [take('a'), take('b'), take('c')];
  expect(await end('a', new Error('no database'), a)).toEqual(['a', 'b let go', 'c let go']);
  await expect(a).rejects.toThrow('no database');
});

test('once somebody is refused all who wait are let go, and who comes then has the turn', async () => {
  const { take, end, begun } = works(new Turns());
  const [a] = [take('a'), take('b'), take('c')];
  expect(await end('a', 'refused', a)).toEqual(['a', 'b let go', 'c let go']);
  void take('d');
  expect(begun.at(-1)).toBe('d');
});
