import { expect, test } from 'vitest';
import { ChangeFeed } from '../../../src/core/shared/change-feed';
import type { ChangedThing } from '../../../src/core/shared/system.port';
import { FakeTime } from '../../support/fake-time';
import { InMemoryChanges } from '../../support/in-memory/in-memory-changes';

/** A list that is open, whose reading takes `ms`. */
function openList(ms = 0, things: readonly ChangedThing[] = ['receipts']) {
  const [changes, time] = [new InMemoryChanges(), new FakeTime()];
  const readings: number[] = [];
  const list = new ChangeFeed(changes, time, time).loads(things, async () => {
    readings.push(time.now());
    if (ms > 0) await new Promise<void>((resolve) => time.after(ms, resolve));
  });
  const end = list.start();
  return { changes, time, list, readings, end };
}

/** The most readings that began within any second. */
function mostInASecond(readings: readonly number[]): number {
  const inSecond = readings.map((from) => readings.filter((at) => at >= from && at < from + 1000).length);
  return Math.max(0, ...inSecond);
}

test.each([
  { takes: 0, every: 2 },
  { takes: 30, every: 1 },
  { takes: 1_700, every: 5 },
])(
  '10,000 notices, one every $every ms, read a list that takes $takes ms at most twice a second, and once at the end',
  async ({ takes, every }) => {
    const { changes, time, readings } = openList(takes);
    for (let notice = 0; notice < 10_000; notice += 1) {
      changes.change('receipts');
      await time.advance(every);
    }
    const last = time.now();
    await time.advance(10_000);
    expect(mostInASecond(readings)).toBeLessThanOrEqual(2);
    // A slow list is not given up again and again before it is there.
    expect(readings.length).toBeGreaterThanOrEqual(Math.floor((10_000 * every) / (500 + takes)) - 1);
    expect(readings.at(-1)).toBeGreaterThanOrEqual(last - every);
    expect(time.pending).toBe(0);
  },
);

test('two things that change together cause one reading', async () => {
  const { changes, time, readings } = openList(0, ['gifts', 'receipts']);
  changes.change('gifts');
  changes.change('receipts');
  changes.change('people');
  await time.advance(499);
  expect(readings).toHaveLength(0);
  await time.advance(1);
  expect(readings).toHaveLength(1);
  await time.advance(5_000);
  expect(readings).toHaveLength(1);
});

test("the page's own write reads at once, and its notice that came before does not read again", async () => {
  const { changes, time, list, readings } = openList(20);
  const before = time.now();
  changes.change('receipts');
  await time.run(list.now(), 5_000);
  expect(readings).toEqual([before]);
});

test("what the page's own write changed is read at once, and once where the page asks too", async () => {
  const { changes, time, list, readings } = openList(20);
  const before = time.now();
  changes.write('receipts');
  await time.advance(0);
  expect(readings).toEqual([before]);
  await time.advance(5_000);
  expect(readings).toHaveLength(1);
  changes.write('receipts');
  await time.run(list.now(), 5_000);
  expect(readings).toHaveLength(2);
  changes.write('people');
  await time.advance(5_000);
  expect(readings).toHaveLength(2);
});

test('however often the page itself writes step by step, it is read at most twice a second', async () => {
  const { changes, time, readings } = openList();
  for (let step = 0; step < 1000; step += 1) {
    changes.write('receipts');
    await time.advance(10);
  }
  await time.advance(1000);
  expect(mostInASecond(readings)).toBeLessThanOrEqual(2);
  expect(readings.length).toBeGreaterThanOrEqual(20);
});

test('what is changed while the list is being read is read afterwards', async () => {
  const { changes, time, list, readings } = openList(100);
  const own = list.now();
  changes.change('receipts');
  changes.change('receipts');
  await time.run(own, 99 + 500);
  expect(readings).toHaveLength(1);
  await time.advance(1);
  expect(readings).toHaveLength(2);
  await time.advance(5_000);
  expect(readings).toHaveLength(2);
});

test('a list that is closed hears of nothing, whatever was on its way', async () => {
  for (const takes of [0, 300]) {
    const { changes, time, list, readings, end } = openList(takes);
    if (takes > 0) void list.now();
    changes.change('receipts');
    end();
    changes.change('receipts');
    await time.advance(5_000);
    expect([readings.length, changes.listening, time.pending]).toEqual([takes > 0 ? 1 : 0, 0, 0]);
  }
});
