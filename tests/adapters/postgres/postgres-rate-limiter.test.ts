import { expect, test } from 'vitest';
import { PostgresRateLimiter } from '../../../src/adapters/postgres/postgres-rate-limiter';
import { FakeTime } from '../../support/fake-time';
import { RecordingLogger } from '../../support/recording-logger';
import { anyDatabase } from '../../support/test-database';

const MINUTE_MS = 60_000;
const ONCE = { times: 1, windowMs: 10 * MINUTE_MS };
const NOW = Date.UTC(2026, 10, 21, 20);
const SECRET = 'x'.repeat(32);
const { empty } = await anyDatabase();

async function limiterAt(now: number, shared?: Awaited<ReturnType<typeof empty>>) {
  const time = new FakeTime(now);
  const database = shared ?? (await empty());
  return { time, database, limiter: new PostgresRateLimiter(database, time, new RecordingLogger(), SECRET) };
}

test('a clock that is set back keeps nobody out for longer than before', async () => {
  const { time, limiter } = await limiterAt(NOW);
  expect(await limiter.take(['somebody'], ONCE)).toBe(true);
  expect(await limiter.take(['somebody'], ONCE)).toBe(false);
  time.setNow(NOW - 24 * 60 * MINUTE_MS);
  expect(await limiter.take(['somebody'], ONCE)).toBe(true);
  expect(await limiter.take(['somebody'], ONCE)).toBe(false);
  await time.advance(10 * MINUTE_MS);
  expect(await limiter.take(['somebody'], ONCE)).toBe(true);
});

test('a process whose clock is behind lets nobody in once more', async () => {
  const { database, limiter } = await limiterAt(NOW);
  const { limiter: behind } = await limiterAt(NOW - 5000, database);
  expect(await limiter.take(['somebody'], ONCE)).toBe(true);
  expect(await behind.take(['somebody'], ONCE)).toBe(false);
  expect(await limiter.take(['somebody'], ONCE)).toBe(false);
});

test('counts of windows that have ended are removed, also after the clock was set back', async () => {
  const { time, database, limiter } = await limiterAt(NOW);
  const ends = async () =>
    (await database.selectFrom('rate_count').select('ends_at').execute()).map(({ ends_at }) => ends_at);
  for (const start of [NOW, NOW - 24 * 60 * MINUTE_MS]) {
    time.setNow(start);
    await limiter.take(['at the start'], { times: 1, windowMs: 1000 });
    time.setNow(start + 20 * MINUTE_MS);
    await limiter.take(['later'], { times: 9, windowMs: 1000 });
    expect(await ends()).toEqual([time.now() + 1000]);
  }
});

test('the same key under another secret looks different, so that a backup alone answers no guess', async () => {
  const { time, database, limiter } = await limiterAt(NOW);
  const elsewhere = new PostgresRateLimiter(database, time, new RecordingLogger(), 'y'.repeat(32));
  for (const process of [limiter, elsewhere])
    expect(await process.take(['sign-in', 'ada@mail.example'], ONCE)).toBe(true);
  expect(await database.selectFrom('rate_count').select('key').execute()).toHaveLength(2);
});
