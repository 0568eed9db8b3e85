import { expect, test, vi } from 'vitest';
import { CachedByChange } from '../../../src/adapters/postgres/cached-by-change';
import { FakeTime } from '../../support/fake-time';
import { anyDatabase } from '../../support/test-database';

const { empty } = await anyDatabase();

/** A cache of what changes with pickups, beside what counts how often the database was asked. */
async function cacheOf(time = new FakeTime()) {
  const database = await empty();
  const cached = new CachedByChange<number>(['gifts', 'pickups'], time);
  const ask = vi.fn(async () => ask.mock.calls.length);
  const change = (thing: 'gifts' | 'pickups' | 'messages') =>
    database
      .updateTable('change_count')
      .set(({ eb }) => ({ count: eb('count', '+', 1) }))
      .where('thing', '=', thing)
      .execute();
  return { database, cached, ask, change, time };
}

test('an answer is kept until one of its things changes, each under its key', async () => {
  const { database, cached, ask, change } = await cacheOf();
  expect(await cached.read(database, '2025', ask)).toBe(1);
  expect(await cached.read(database, '2025', ask)).toBe(1);
  expect(await cached.read(database, '2026', ask)).toBe(2);
  await change('messages');
  expect(await cached.read(database, '2025', ask)).toBe(1);
  await change('pickups');
  expect(await cached.read(database, '2025', ask)).toBe(3);
  expect(await cached.read(database, '2026', ask)).toBe(4);
});

test('what was changed by hand in the database is seen after 30 seconds', async () => {
  const { database, cached, ask, time } = await cacheOf();
  await cached.read(database, '', ask);
  time.setNow(time.now() + 29_999);
  expect(await cached.read(database, '', ask)).toBe(1);
  time.setNow(time.now() + 1);
  expect(await cached.read(database, '', ask)).toBe(2);
});

test('a change that comes while the database answers is not hidden by the older answer', async () => {
  const { database, cached, change } = await cacheOf();
  const slow = async () => {
    await change('gifts');
    await cached.read(database, '', async () => 7);
    return 1;
  };
  expect(await cached.read(database, '', slow)).toBe(1);
  expect(await cached.read(database, '', async () => 9)).toBe(7);
});

test('within a write the database answers, and nothing of it is kept', async () => {
  const { database, cached } = await cacheOf();
  await database.transaction().execute(async (transaction) => {
    expect(await cached.read(transaction, '', async () => 5)).toBe(5);
  });
  expect(await cached.read(database, '', async () => 6)).toBe(6);
});

test('no more than 100 answers are kept', async () => {
  const { database, cached, ask } = await cacheOf();
  for (let key = 0; key < 101; key += 1) await cached.read(database, String(key), ask);
  expect(await cached.read(database, '100', ask)).toBe(101);
  expect(await cached.read(database, '0', ask)).toBe(102);
});
