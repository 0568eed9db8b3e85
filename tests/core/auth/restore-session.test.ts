import { expect, test } from 'vitest';
import { RestoreSession } from '../../../src/core/auth/restore-session';
import { fail, ok } from '../../../src/core/shared/result';
import { InMemorySessionStore } from '../../support/in-memory/in-memory-session-store';
import { RecordingLogger } from '../../support/recording-logger';
import { aUser } from '../../support/users';

function setUp(sessions = new InMemorySessionStore()) {
  const logger = new RecordingLogger();
  return { sessions, logger, restore: new RestoreSession(sessions, logger) };
}

test('nobody is signed in when nothing is stored', async () => {
  expect(await setUp().restore.execute()).toEqual(ok(null));
});

test('a stored user comes back', async () => {
  const { restore } = setUp(new InMemorySessionStore(aUser()));
  expect(await restore.execute()).toEqual(ok(aUser()));
});

test('a stored user without a role is an admin', async () => {
  const { role: _, ...withoutRole } = aUser();
  const { restore } = setUp(new InMemorySessionStore(withoutRole));
  expect(await restore.execute()).toEqual(ok(aUser({ role: 'admin' })));
});

test('an unknown role stays as it is: it must not become the default one', async () => {
  const { restore } = setUp(new InMemorySessionStore(aUser({ role: 'root' })));
  expect(await restore.execute()).toEqual(ok(aUser({ role: 'root' })));
});

test('a corrupt session is removed, and said; engineers are warned', async () => {
  const { restore, sessions, logger } = setUp();
  let cleared = 0;
  sessions.read = async () => fail({ code: 'corrupt' });
  sessions.clear = async () => {
    cleared += 1;
    return ok(undefined);
  };
  expect(await restore.execute()).toEqual(fail({ code: 'corrupt' }));
  expect(cleared).toBe(1);
  expect(logger.entries).toMatchObject([{ level: 'warn' }]);
});

test('a store that cannot be read is unavailable and logged, whether it says so or throws', async () => {
  const { restore, sessions, logger } = setUp();
  sessions.read = async () => fail({ code: 'unavailable' });
  expect(await restore.execute()).toEqual(fail({ code: 'unavailable' }));
  sessions.read = () => {
    throw new Error('broken');
  };
  expect(await restore.execute()).toEqual(fail({ code: 'unavailable' }));
  expect(logger.entries.map(({ level, detail }) => [level, detail])).toEqual([
    ['error', undefined],
    ['error', new Error('broken')],
  ]);
});
