import { expect, test } from 'vitest';
import { startPeriodic } from '../../src/server/periodic.job';
import { FakeTime } from '../support/fake-time';

test('digests are looked for at start and every 30 s, one look at a time, and the end waits for the last one', async () => {
  const time = new FakeTime();
  const desk = { looks: 0, isHeld: false };
  const look = async () => {
    desk.looks += 1;
    if (desk.isHeld) await new Promise<void>((resolve) => time.after(70_000, resolve));
  };
  const end = startPeriodic('notice-digests', look, time);
  expect(desk.looks).toBe(1);
  await time.advance(30_000);
  expect(desk.looks).toBe(2);
  desk.isHeld = true;
  await time.advance(60_000);
  expect(desk.looks).toBe(3);
  let isOver = false;
  const ending = end().then(() => {
    isOver = true;
  });
  await time.advance(1000);
  expect(isOver).toBe(false);
  await time.advance(60_000);
  await ending;
  expect([desk.looks, time.pending]).toEqual([3, 0]);
});
