import { expect, test } from 'vitest';
import { MarkMessage } from '../../../src/core/messages/mark-message';
import { countMessages, waitingMessages } from '../../../src/core/messages/message';
import { ReadInbox } from '../../../src/core/messages/read-inbox';
import { fail, ok } from '../../../src/core/shared/result';
import { aMessage } from '../../support/message-builder';
import { RecordingLogger } from '../../support/recording-logger';

test('unread messages wait, and no others', () => {
  const states = ['unread', 'read', 'unread', 'answered', 'archived'] as const;
  expect(waitingMessages(countMessages(states.map((state) => ({ state }))))).toBe(2);
});

test('a failure is logged without what people wrote; a message that is gone and a conflict are none', async () => {
  const logger = new RecordingLogger();
  const gone = async () => fail({ code: 'not-found' });
  const read = new ReadInbox(
    {
      list: async () => fail({ code: 'unavailable' }),
      get: gone,
      counts: async () => fail({ code: 'cancelled' }),
    },
    logger,
  );
  const query = { search: 'ada@mail.example', from: null, to: null, state: null, page: 1, size: 20 };
  expect(await read.list(query)).toEqual(fail({ code: 'unavailable' }));
  expect(await read.one('m1')).toEqual(fail({ code: 'not-found' }));
  expect(await read.counts()).toEqual(fail({ code: 'cancelled' }));
  const conflict = new MarkMessage({ mark: async () => fail({ code: 'conflict' }) }, logger);
  expect(await conflict.execute(aMessage(), 'read')).toEqual(fail({ code: 'conflict' }));
  const refused = new MarkMessage({ mark: async () => fail({ code: 'forbidden' }) }, logger);
  expect(await refused.execute(aMessage(), 'read')).toEqual(fail({ code: 'forbidden' }));
  expect(logger.entries.map(({ message }) => message)).toEqual([
    'Failed to list messages',
    'Failed to mark a message as read',
  ]);
  expect(JSON.stringify(logger.entries)).not.toContain('ada');
});

test('a message is marked from the revision that was seen', async () => {
  const asked: unknown[] = [];
  const mark = new MarkMessage(
    {
      mark: async (...call) => {
        asked.push(call);
        return ok(aMessage());
      },
    },
    new RecordingLogger(),
  );
  await mark.execute(aMessage({ revision: 'seen' }), 'archived');
  expect(asked).toEqual([['m1', 'archived', 'seen']]);
});
