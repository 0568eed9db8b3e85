import { expect, test } from 'vitest';
import type { StatementLetters } from '../../src/core/receipts/statement-letters.service';
import { fail, ok } from '../../src/core/shared/result';
import { startStatementLetters } from '../../src/server/receipts/statement-letters.job';
import { FakeTime } from '../support/fake-time';
import { InMemoryChanges } from '../support/in-memory/in-memory-changes';

/** Letters that wait, in steps; a step takes `ms`. */
function setUp(waiting: number, ms = 0) {
  const [changes, time] = [new InMemoryChanges(), new FakeTime()];
  const desk = { waiting, steps: 0, looks: 0, isBroken: false, wasAborted: false };
  const letters: StatementLetters = {
    writeSome: async (signal) => {
      desk.looks += 1;
      if (ms > 0) await new Promise<void>((resolve) => time.after(ms, resolve));
      desk.wasAborted = signal?.aborted ?? false;
      if (desk.isBroken) return fail({ code: 'unavailable' });
      if (desk.waiting === 0) return ok(false);
      desk.waiting -= 1;
      desk.steps += 1;
      // As the database tells of each step, also to the process that did it.
      changes.change('receipts');
      return ok(true);
    },
  };
  const start = () => startStatementLetters({ letters, changes, scheduler: time });
  return { changes, time, desk, start };
}

test('letters that an earlier process left waiting go on at start, with nobody looking, and a pause after each step', async () => {
  const { time, desk, start } = setUp(3);
  const end = start();
  await time.advance(0);
  expect(desk.steps).toBe(1);
  await time.advance(49);
  expect(desk.steps).toBe(1);
  await time.advance(1 + 50);
  expect(desk.steps).toBe(3);
  await time.advance(1000);
  const { looks } = desk;
  // When all are written it rests.
  await time.advance(20_000);
  expect(desk.looks).toBe(looks);
  await end();
  expect(time.pending).toBe(0);
});

test('letters that somebody starts begin at once, and others are not looked for at every change', async () => {
  const { changes, time, desk, start } = setUp(0);
  const end = start();
  await time.advance(10);
  const { looks } = desk;
  changes.change('gifts');
  await time.advance(10);
  expect(desk.looks).toBe(looks);
  desk.waiting = 1;
  changes.change('receipts');
  await time.advance(0);
  expect(desk.steps).toBe(1);
  await end();
});

test('one step at a time, however often it is told', async () => {
  const { changes, time, desk, start } = setUp(5, 100);
  const end = start();
  for (let notice = 0; notice < 50; notice += 1) changes.change('receipts');
  await time.advance(99);
  expect(desk.looks).toBe(1);
  await time.advance(10_000);
  expect(desk.steps).toBe(5);
  expect(desk.looks).toBeLessThanOrEqual(8);
  await end();
});

test('after a failure it looks again within 30 s, not at once', async () => {
  const { time, desk, start } = setUp(2);
  desk.isBroken = true;
  const end = start();
  await time.advance(29_999);
  expect([desk.looks, desk.steps]).toEqual([1, 0]);
  desk.isBroken = false;
  await time.advance(1000);
  expect(desk.steps).toBe(2);
  await end();
});

test('the end waits for the step that is under way, and nothing comes after it', async () => {
  const { changes, time, desk, start } = setUp(5, 100);
  const end = start();
  await time.advance(50);
  let isOver = false;
  const ending = end().then(() => {
    isOver = true;
  });
  await time.advance(49);
  expect(isOver).toBe(false);
  await time.advance(1);
  await ending;
  expect([desk.wasAborted, desk.looks]).toEqual([true, 1]);
  changes.change('receipts');
  await time.advance(60_000);
  expect([desk.looks, changes.listening, time.pending]).toEqual([1, 0, 0]);
});

test('an end in a pause is immediate', async () => {
  const { time, start } = setUp(5);
  const end = start();
  await time.advance(10);
  await end();
  expect(time.pending).toBe(0);
});
