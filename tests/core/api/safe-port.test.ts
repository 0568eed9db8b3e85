import { expect, test } from 'vitest';
import { type PortOf, safePort } from '../../../src/core/api/api';
import { mailApi } from '../../../src/core/mail/mail.api';
import { fail, ok } from '../../../src/core/shared/result';
import { RecordingLogger } from '../../support/recording-logger';

test('a call that throws is logged and answered with unavailable, and the next call is made', async () => {
  const logger = new RecordingLogger();
  const answers = [
    async () => fail({ code: 'not-found' }),
    async () => {
      throw new Error('a bug');
    },
    () => {
      throw new Error('a bug at once');
    },
    async () => ok(undefined),
  ];
  const unsafe = { tryAgain: () => answers.shift()?.() } as unknown as PortOf<typeof mailApi>;
  const port = safePort(mailApi, unsafe, logger);
  expect(await port.tryAgain({ id: 'mail' })).toEqual(fail({ code: 'not-found' }));
  expect(logger.entries).toEqual([]);
  expect(await port.tryAgain({ id: 'mail' })).toEqual(fail({ code: 'unavailable' }));
  expect(await port.tryAgain({ id: 'mail' })).toEqual(fail({ code: 'unavailable' }));
  expect(logger.entries.map(({ message }) => message)).toEqual(['A call threw', 'A call threw']);
  expect(await port.tryAgain({ id: 'mail' })).toEqual(ok(undefined));
});
