import { expect, test } from 'vitest';
import type { Mail } from '../../../src/core/mail/mail';
import type { MailQueue } from '../../../src/core/mail/mail-queue.port';
import { SendWaitingMail, waitAfter } from '../../../src/core/mail/send-waiting-mail';
import { ok } from '../../../src/core/shared/result';
import { FakeTime } from '../../support/fake-time';
import { aMail } from '../../support/mail-builder';
import { RecordingLogger } from '../../support/recording-logger';

const HOUR = 60 * 60_000;

test('waits grow to an hour, and last for longer than a mail server is ever down', () => {
  const waits: number[] = [];
  for (let tries = 1; ; tries++) {
    const wait = waitAfter(tries);
    if (wait === null) break;
    waits.push(wait);
  }
  expect(waits.slice(0, 8).map((wait) => wait / 60_000)).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  expect(waits.reduce((sum, wait) => sum + wait)).toBeGreaterThan(3 * 24 * HOUR);
});

test('a mail about something that has begun meanwhile is dropped, and is not tried', async () => {
  const time = new FakeTime();
  const now = time.now();
  const waiting: readonly (readonly [string, Mail])[] = [
    ['over', aMail({ kind: 'reminder', expiresAt: now - HOUR })],
    ['begins now', aMail({ kind: 'reminder', expiresAt: now })],
    ['to come', aMail({ kind: 'reminder', expiresAt: now + 1 })],
    ['for good', aMail()],
  ];
  const claimed: string[] = [];
  const sent: string[] = [];
  const marked: string[] = [];
  const dropped: string[] = [];
  const note = (ids: string[]) => async (id: string) => ok(void ids.push(id));
  const queue: MailQueue = {
    claim: async () => {
      const due = waiting.filter(([id]) => !claimed.includes(id));
      claimed.push(...due.map(([id]) => id));
      return ok(due.map(([id, mail]) => ({ id, mail, tries: 1 })));
    },
    markSent: note(marked),
    drop: note(dropped),
    markNotTaken: async () => ok(undefined),
  };
  const logger = new RecordingLogger();
  await new SendWaitingMail(queue, { send: note(sent) }, time, logger).execute();
  expect(dropped).toEqual(['over', 'begins now']);
  expect([sent, marked]).toEqual([
    ['to come', 'for good'],
    ['to come', 'for good'],
  ]);
  expect(logger.entries).toEqual([]);
});
