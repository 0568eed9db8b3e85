import { expect, test } from 'vitest';
import { PostgresChanges } from '../../../src/adapters/postgres/postgres-changes';
import { publishByCount } from '../../../src/adapters/postgres/publish-change';
import { collecting, Line } from '../../support/changes-line';
import { FakeTime, settle } from '../../support/fake-time';
import { RecordingLogger } from '../../support/recording-logger';
import { anyDatabase } from '../../support/test-database';

const { database } = await anyDatabase();

test('it is prompt while its connection is there and nothing is untold, and never without one', async () => {
  const [line, time] = [new Line(), new FakeTime()];
  const changes = new PostgresChanges(database, time, new RecordingLogger(), line.listen);
  expect(changes.isPrompt).toBe(false);
  await changes.start();
  expect(changes.isPrompt).toBe(true);
  const { hears } = collecting(changes);

  // A listener that hears of a change reads again, and one that has not heard of it yet must not rely on its cache.
  const heard = hears('content');
  await publishByCount(database, 'content');
  line.heard();
  expect(changes.isPrompt).toBe(false);
  await heard;
  await settle();
  expect(changes.isPrompt).toBe(true);

  line.isDown = true;
  line.cut();
  expect(changes.isPrompt).toBe(false);
  line.isDown = false;
  const all = Promise.all([hears('content'), hears('campaigns'), hears('session')]);
  await time.advance(250);
  await all;
  await settle();
  expect(changes.isPrompt).toBe(true);
  await changes.close();

  const comparing = new PostgresChanges(database, time, new RecordingLogger(), null);
  await comparing.start();
  expect(comparing.isPrompt).toBe(false);
  await comparing.close();
});

test('it is not prompt after the database could not be asked', async () => {
  const [line, time] = [new Line(), new FakeTime()];
  let isDown = false;
  const asked = new Proxy(database, {
    get: (target, name) => {
      if (isDown) throw new Error('nobody there');
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const changes = new PostgresChanges(asked, time, new RecordingLogger(), line.listen);
  await changes.start();
  isDown = true;
  await time.advance(30_000);
  expect(changes.isPrompt).toBe(false);
  isDown = false;
  const { hears } = collecting(changes);
  const all = hears('content');
  await time.advance(30_000);
  await all;
  await settle();
  expect(changes.isPrompt).toBe(true);
  await changes.close();
});

test('it is not prompt after a change without a notice, until one comes again', async () => {
  const [line, time, logger] = [new Line(), new FakeTime(), new RecordingLogger()];
  const changes = new PostgresChanges(database, time, logger, line.listen);
  await changes.start();
  const { hears } = collecting(changes);
  // As behind a pooler that lends each transaction another connection: LISTEN is accepted, and nothing is heard.
  for (const round of [1, 2]) {
    const found = hears('campaigns');
    await publishByCount(database, 'campaigns');
    await time.advance(30_000);
    await found;
    await expect.poll(() => [round, changes.isPrompt]).toEqual([round, false]);
  }
  expect(logger.entries).toEqual([
    { level: 'warn', message: 'The connection that hears of changes did not tell of one' },
  ]);
  const heard = hears('content');
  await publishByCount(database, 'content');
  line.heard();
  await heard;
  // The listener hears before the comparison has ended.
  await expect.poll(() => changes.isPrompt).toBe(true);
  await changes.close();
});
