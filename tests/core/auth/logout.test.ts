import { expect, test } from 'vitest';
import { Logout } from '../../../src/core/auth/logout';
import { fail, ok } from '../../../src/core/shared/result';
import { InMemorySessionStore } from '../../support/in-memory/in-memory-session-store';
import { RecordingLogger } from '../../support/recording-logger';
import { aUser } from '../../support/users';

test('logging out forgets the user, and is nothing to log', async () => {
  const sessions = new InMemorySessionStore(aUser());
  const logger = new RecordingLogger();
  expect(await new Logout(sessions, logger).execute()).toEqual(ok(undefined));
  expect(await sessions.read()).toEqual(ok(null));
  expect(logger.entries).toEqual([]);
});

test('a store that refuses or throws is a failure, logged for engineers', async () => {
  const sessions = new InMemorySessionStore(aUser());
  const logger = new RecordingLogger();
  sessions.clear = async () => fail({ code: 'unavailable' });
  expect(await new Logout(sessions, logger).execute()).toEqual(fail({ code: 'unavailable' }));
  sessions.clear = () => {
    throw new Error('broken');
  };
  expect(await new Logout(sessions, logger).execute()).toEqual(fail({ code: 'unavailable' }));
  expect(logger.entries).toMatchObject([
    { level: 'error', detail: { code: 'unavailable' } },
    { level: 'error', detail: new Error('broken') },
  ]);
});
