import { expect, test } from 'vitest';
import { serverCache } from '../../../src/adapters/cached/answer-cache';
import { fail, ok } from '../../../src/core/shared/result';
import { FakeTime } from '../../support/fake-time';
import { InMemoryChanges } from '../../support/in-memory/in-memory-changes';

/** Words that are kept elsewhere, and a memory of them. `ask` may be held up between reading and answering. */
function setUp() {
  const [changes, time] = [new InMemoryChanges(), new FakeTime()];
  const memory = serverCache(changes, ['content'], time);
  const place = { words: 'one', asked: 0, isDown: false, answering: Promise.resolve() };
  const read = async () => {
    const answer = await memory.read('words', async () => {
      place.asked += 1;
      if (place.isDown) return fail({ code: 'unavailable' as const });
      const { words, answering } = place;
      await answering;
      return ok(words);
    });
    return answer.ok ? answer.value : answer.failure.code;
  };
  const writes = async (words: string) => {
    place.words = words;
  };
  return { changes, time, memory, place, read, writes };
}

/** A promise and what resolves it. */
function held() {
  let release = () => {};
  const promise = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { promise, release };
}

test('what was read once is given again without asking', async () => {
  const { place, read } = setUp();
  expect([await read(), await read(), await read()]).toEqual(['one', 'one', 'one']);
  expect(place.asked).toBe(1);
});

test('a failure is not kept', async () => {
  const { place, read } = setUp();
  place.isDown = true;
  expect(await read()).toBe('unavailable');
  place.isDown = false;
  expect(await read()).toBe('one');
});

test('a notice of a change of this thing has it read again, and one of another does not', async () => {
  const { changes, place, read, writes } = setUp();
  await read();
  await writes('two');
  changes.change('campaigns');
  expect(await read()).toBe('one');
  changes.change('content');
  expect([await read(), place.asked]).toEqual(['two', 2]);
});

test('whoever was answered that a write is done reads it, without any notice', async () => {
  const { memory, read, writes } = setUp();
  await read();
  await memory.after(writes('two'));
  expect(await read()).toBe('two');
});

test('a write that fails or throws may have been done: what is there is read again', async () => {
  const { memory, read, writes } = setUp();
  await read();
  const broken = memory.after(
    writes('two').then(() => {
      throw new Error('The answer was lost.');
    }),
  );
  await expect(broken).rejects.toThrow('The answer was lost.');
  expect(await read()).toBe('two');
});

test('words that were read before a write and arrive after it are not kept', async () => {
  const { memory, place, read, writes } = setUp();
  const slow = held();
  place.answering = slow.promise;
  const early = read();
  place.answering = Promise.resolve();
  await memory.after(writes('two'));
  slow.release();
  expect(await early).toBe('one');
  expect(await read()).toBe('two');
});

test('words that were read before a notice and arrive after it are not kept', async () => {
  const { changes, place, read, writes } = setUp();
  const slow = held();
  place.answering = slow.promise;
  const early = read();
  place.answering = Promise.resolve();
  await writes('two');
  changes.change('content');
  slow.release();
  expect(await early).toBe('one');
  expect(await read()).toBe('two');
});

test('while notices cannot be heard, each reader asks', async () => {
  const { changes, place, read, writes } = setUp();
  await read();
  changes.isPrompt = false;
  await writes('two');
  expect(await read()).toBe('two');
  await writes('three');
  expect([await read(), place.asked]).toEqual(['three', 3]);
});

test('words that arrive while notices cannot be heard are not kept for later', async () => {
  const { changes, place, read, writes } = setUp();
  const slow = held();
  place.answering = slow.promise;
  const early = read();
  place.answering = Promise.resolve();
  changes.isPrompt = false;
  slow.release();
  expect(await early).toBe('one');
  await writes('two');
  changes.isPrompt = true;
  expect(await read()).toBe('two');
});

test('what was changed without a notice is read after 30 s', async () => {
  const { time, read, writes } = setUp();
  await read();
  await writes('by hand');
  await time.advance(29_999);
  expect(await read()).toBe('one');
  await time.advance(1);
  expect(await read()).toBe('by hand');
});
