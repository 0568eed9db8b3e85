import { expect, test } from 'vitest';
import { delay } from '../../../../src/core/shared/time/delay';
import { FakeTime, settle } from '../../../support/fake-time';

/** A wait of 600 ms, and whether it is over. */
function wait(signal?: AbortSignal) {
  const time = new FakeTime();
  const state = { over: false };
  void delay(time, 600, signal).then(() => {
    state.over = true;
  });
  return { time, state };
}

test('a wait ends after its time and not before', async () => {
  const { time, state } = wait();
  await time.advance(599);
  expect(state.over).toBe(false);
  await time.advance(1);
  expect(state.over).toBe(true);
});

test('a wait that could be aborted and is not takes its full time', async () => {
  const { time, state } = wait(new AbortController().signal);
  await time.advance(599);
  expect(state.over).toBe(false);
  await time.advance(1);
  expect(state.over).toBe(true);
});

test('an abort ends the wait at once and leaves no timer behind', async () => {
  const controller = new AbortController();
  const { time, state } = wait(controller.signal);
  await time.advance(100);
  controller.abort();
  await settle();
  expect(state.over).toBe(true);
  expect(time.pending).toBe(0);
});

test('a signal that was aborted before makes no wait at all', async () => {
  const { time, state } = wait(AbortSignal.abort());
  await settle();
  expect(state.over).toBe(true);
  expect(time.pending).toBe(0);
});

test('a wait that is over does not listen to the signal any more', async () => {
  const { signal } = new AbortController();
  const listening = new Set<string>();
  signal.addEventListener = (type: string) => listening.add(type);
  signal.removeEventListener = (type: string) => listening.delete(type);
  const { time } = wait(signal);
  expect([...listening]).toEqual(['abort']);
  await time.advance(600);
  expect([...listening]).toEqual([]);
});
