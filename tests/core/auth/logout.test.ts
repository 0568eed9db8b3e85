import { expect, test } from 'vitest';
import { InMemorySessionStore } from '../../../src/adapters/in-memory/in-memory-session-store';
import { Logout } from '../../../src/core/auth/logout';
import { fail, ok } from '../../../src/core/shared/result';
import { RecordingLogger } from '../../support/recording-logger';
import { aUser } from '../../support/users';

test('logging out forgets the user', async () => {
  const sessions = new InMemorySessionStore(aUser());
  expect(await new Logout(sessions, new RecordingLogger()).execute()).toEqual(ok(undefined));
  expect(await sessions.read()).toEqual(ok(null));
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
  expect(logger.entries.map((entry) => entry.level)).toEqual(['error', 'error']);
});
