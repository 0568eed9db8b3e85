import { expect, test } from 'vitest';
import { delay } from '../../../src/core/shared/delay';
import { FakeTime, settle } from '../../support/fake-time';

/** A wait of 600 ms, and whether it is over. */
function wait(signal?: AbortSignal) {
  const time = new FakeTime();
  const state = { over: false };
  void delay(time, 600, signal).then(() => {
    state.over = true;
  });
  return { time, state };
}

test('a wait is over after its time and not before', async () => {
  const { time, state } = wait();
  await time.advance(599);
  expect(state.over).toBe(false);
  await time.advance(1);
  expect(state.over).toBe(true);
});

test('somebody who may give up and does not waits as long', async () => {
  const { time, state } = wait(new AbortController().signal);
  await time.advance(599);
  expect(state.over).toBe(false);
  await time.advance(1);
  expect(state.over).toBe(true);
});

test('giving up ends the wait at once and leaves no timer behind', async () => {
  const giveUp = new AbortController();
  const { time, state } = wait(giveUp.signal);
  await time.advance(100);
  giveUp.abort();
  await settle();
  expect(state.over).toBe(true);
  expect(time.pending).toBe(0);
});

test('who has given up before does not wait at all', async () => {
  const { time, state } = wait(AbortSignal.abort());
  await settle();
  expect(state.over).toBe(true);
  expect(time.pending).toBe(0);
});

test('a wait that is over has let go of the signal', async () => {
  const { signal } = new AbortController();
  const listening = new Set<string>();
  signal.addEventListener = (type: string) => listening.add(type);
  signal.removeEventListener = (type: string) => listening.delete(type);
  const { time } = wait(signal);
  expect([...listening]).toEqual(['abort']);
  await time.advance(600);
  expect([...listening]).toEqual([]);
});
