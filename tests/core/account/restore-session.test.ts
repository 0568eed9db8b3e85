import { expect, test } from 'vitest';
import { RestoreSession } from '../../../src/core/account/restore-session';
import { fail, ok } from '../../../src/core/shared/result';
import { InMemorySession } from '../../support/in-memory/in-memory-session';
import { RecordingLogger } from '../../support/recording-logger';
import { aUser } from '../../support/users';

function setUp(session = new InMemorySession()) {
  const logger = new RecordingLogger();
  return { session, logger, restore: new RestoreSession(session, logger) };
}

test('nobody is signed in when there is no session', async () => {
  expect(await setUp().restore.execute()).toEqual(ok(null));
});

test('a user comes back as they are, whatever their role', async () => {
  for (const user of [aUser(), aUser({ role: 'root' })]) {
    expect(await setUp(new InMemorySession(user)).restore.execute()).toEqual(ok(user));
  }
});

test('a corrupt session is said; engineers are warned', async () => {
  const { restore, session, logger } = setUp();
  session.read = async () => fail({ code: 'corrupt' });
  expect(await restore.execute()).toEqual(fail({ code: 'corrupt' }));
  expect(logger.entries).toMatchObject([{ level: 'warn' }]);
});

test('a session that cannot be read is unavailable and logged, whether it says so or throws', async () => {
  const { restore, session, logger } = setUp();
  session.read = async () => fail({ code: 'unavailable' });
  expect(await restore.execute()).toEqual(fail({ code: 'unavailable' }));
  session.read = () => {
    throw new Error('broken');
  };
  expect(await restore.execute()).toEqual(fail({ code: 'unavailable' }));
  expect(logger.entries.map(({ level, detail }) => [level, detail])).toEqual([
    ['error', undefined],
    ['error', new Error('broken')],
  ]);
});
