import { expect, test } from 'vitest';
import { attempt, fail, ok } from '../../../src/core/shared/result';
import { RecordingLogger } from '../../support/recording-logger';

test('an answer comes back unchanged and is not logged', async () => {
  const logger = new RecordingLogger();
  expect(await attempt(async () => ok('sent'), logger)).toEqual(ok('sent'));
  expect(await attempt(async () => fail({ code: 'conflict' }), logger)).toEqual(fail({ code: 'conflict' }));
  expect(logger.entries).toEqual([]);
});

test.each([
  ['throws', () => JSON.parse('{')],
  ['is rejected', () => Promise.reject(new SyntaxError('broken'))],
])('a call that %s counts as unavailable, and is logged with what was thrown', async (_, call) => {
  const logger = new RecordingLogger();
  expect(await attempt(call, logger)).toEqual(fail({ code: 'unavailable' }));
  expect(logger.entries).toMatchObject([{ level: 'error', detail: expect.any(SyntaxError) }]);
});
