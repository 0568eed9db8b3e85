import { expect, test } from 'vitest';
import { Logout } from '../../../src/core/account/logout';
import { fail, ok } from '../../../src/core/shared/result';
import { RecordingLogger } from '../../support/recording-logger';

test('logging out ends the session, and is nothing to log', async () => {
  const logger = new RecordingLogger();
  let ended = 0;
  const signOut = async () => {
    ended += 1;
    return ok(undefined);
  };
  expect(await new Logout({ signOut }, logger).execute()).toEqual(ok(undefined));
  expect(ended).toBe(1);
  expect(logger.entries).toEqual([]);
});

test('a back end that refuses or throws is a failure, logged for engineers', async () => {
  const logger = new RecordingLogger();
  const refusing = { signOut: async () => fail({ code: 'unavailable' }) };
  expect(await new Logout(refusing, logger).execute()).toEqual(fail({ code: 'unavailable' }));
  const broken = {
    signOut: () => {
      throw new Error('broken');
    },
  };
  expect(await new Logout(broken, logger).execute()).toEqual(fail({ code: 'unavailable' }));
  expect(logger.entries).toMatchObject([
    { level: 'error', detail: { code: 'unavailable' } },
    { level: 'error', detail: new Error('broken') },
  ]);
});
