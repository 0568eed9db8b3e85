import { expect, test, vi } from 'vitest';
import { PostgresMailQueue } from '../../../src/adapters/postgres/mail/postgres-mail-queue';
import { queueMail } from '../../../src/adapters/postgres/mail/queue-mail';
import { mailsOf } from '../../../src/composition/shared/mails-of';
import type { Mail } from '../../../src/core/mail/mail';
import { MailService } from '../../../src/core/mail/mail.service';
import type { Mailer, MailNotTaken } from '../../../src/core/mail/mailer.port';
import { SendWaitingMail } from '../../../src/core/mail/send-waiting-mail';
import { PrivacyService } from '../../../src/core/privacy/privacy.service';
import { fail, ok, type Result } from '../../../src/core/shared/result';
import { startPeriodic } from '../../../src/server/periodic.job';
import { aSite } from '../../support/a-site';
import { aCalendarFile } from '../../support/calendar-builder';
import { CountingIds } from '../../support/counting-ids';
import { FakeTime } from '../../support/fake-time';
import { aMail } from '../../support/mail-builder';
import { aPerson } from '../../support/person-builder';
import { personRow } from '../../support/person-row';
import { postgresUnit } from '../../support/postgres-unit';
import { RecordingLogger } from '../../support/recording-logger';
import { anyDatabase } from '../../support/test-database';

const { empty } = await anyDatabase();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Keeps what it was given; answers as `answer` says at that time. */
class RecordingMailer implements Mailer {
  readonly sent: Mail[] = [];
  answer: Result<void, MailNotTaken> = ok(undefined);

  async send(_: string, mail: Mail): Promise<Result<void, MailNotTaken>> {
    if (this.answer.ok) this.sent.push(mail);
    return this.answer;
  }
}

async function make() {
  const database = await empty();
  const time = new FakeTime(Date.UTC(2026, 10, 22));
  const logger = new RecordingLogger();
  const mailer = new RecordingMailer();
  const queue = new PostgresMailQueue(database, time, logger);
  const outbox = new MailService(postgresUnit(database, { time, logger }), true);
  const sendWaiting = new SendWaitingMail(queue, mailer, time, logger);
  const only = async () => {
    const listed = await outbox.list({ state: null, page: 1, size: 10 });
    if (!listed.ok || !listed.value.items[0]) throw new Error('There is no mail.');
    return listed.value.items[0];
  };
  return { database, time, logger, mailer, outbox, queue, sendWaiting, only };
}

test('a calendar that goes along waits with its mail, and no other part of it is taken', async () => {
  const { database, mailer, sendWaiting } = await make();
  const calendar = aCalendarFile({ summary: 'Fitting Day, “upstairs”' });
  await queueMail(database, aMail({ calendar }));
  const more = { ...calendar, path: '/etc/passwd' };
  await expect(queueMail(database, aMail({ calendar: more }))).rejects.toThrow();
  await sendWaiting.execute();
  expect(mailer.sent).toEqual([aMail({ calendar, foundation: 'FSR' })]);
});

test('a mail is sent once, and what it said is forgotten then', async () => {
  const { database, mailer, sendWaiting, only, time } = await make();
  await queueMail(database, aMail({ kind: 'invitation' }));
  await Promise.all([sendWaiting.execute(), sendWaiting.execute()]);
  expect(mailer.sent).toEqual([aMail({ kind: 'invitation', foundation: 'FSR' })]);
  expect(await only()).toMatchObject({ state: 'sent', sentAt: time.now(), tries: 1, link: null });
  const kept = await database.selectFrom('outbox_mail').select('mail').executeTakeFirst();
  expect(kept).toEqual({ mail: null });
});

test('a mail belongs to the transaction that puts it in', async () => {
  const { database, sendWaiting, mailer } = await make();
  const failed = database.transaction().execute(async (transaction) => {
    await queueMail(transaction, aMail());
    throw new Error('The reason for the mail is gone.');
  });
  await expect(failed).rejects.toThrow();
  await sendWaiting.execute();
  expect(mailer.sent).toEqual([]);
  await expect(queueMail(database, aMail({ to: 'a@b.example\r\nBcc: c@d.example' }))).rejects.toThrow();
});

test('a mail server that is down for a day loses nothing, and no word or address of a mail is logged', async () => {
  const { database, mailer, sendWaiting, only, time, logger } = await make();
  for (let number = 0; number < 12; number++) await queueMail(database, aMail({ subject: `Mail ${number}` }));
  mailer.answer = fail({ code: 'not-taken', trouble: 'unreachable' });
  for (let minutes = 0; minutes < 24 * 60; minutes += 60) {
    await sendWaiting.execute();
    await time.advance(HOUR);
  }
  expect(await only()).toMatchObject({ state: 'waiting', trouble: 'unreachable' });
  mailer.answer = ok(undefined);
  await time.advance(HOUR);
  await sendWaiting.execute();
  expect(new Set(mailer.sent.map(({ subject }) => subject)).size).toBe(12);
  expect(mailer.sent).toHaveLength(12);
  expect(JSON.stringify(logger.entries)).not.toMatch(/staff@fsr|Mail \d|Dana/);
});

test('a mail that is refused waits for an admin, who may have it tried again', async () => {
  const { database, mailer, outbox, sendWaiting, only, time } = await make();
  await queueMail(database, aMail());
  mailer.answer = fail({ code: 'not-taken', trouble: 'refused' });
  await sendWaiting.execute();
  expect(await only()).toMatchObject({ state: 'failed', trouble: 'refused', nextTryAt: null, tries: 1 });
  await time.advance(24 * HOUR);
  mailer.answer = ok(undefined);
  await sendWaiting.execute();
  expect(mailer.sent).toEqual([]);
  expect(await outbox.tryAgain(await only())).toEqual(ok(undefined));
  await sendWaiting.execute();
  expect(mailer.sent).toHaveLength(1);
  expect(await outbox.tryAgain(await only())).toEqual(fail({ code: 'not-found' }));
});

test('the mail of a worker that died is sent by another when its lease has ended', async () => {
  const { database, mailer, queue, sendWaiting, time } = await make();
  await queueMail(database, aMail());
  const claimed = await queue.claim(5, time.now() + 5 * MINUTE);
  expect(claimed.ok && claimed.value).toHaveLength(1);
  await sendWaiting.execute();
  expect(mailer.sent).toEqual([]);
  await time.advance(5 * MINUTE);
  await sendWaiting.execute();
  expect(mailer.sent).toHaveLength(1);
});

test('what is queued goes out within seconds, until the server stops', async () => {
  const { database, mailer, sendWaiting, time } = await make();
  const end = startPeriodic('mail', (stopping) => sendWaiting.execute(stopping), time);
  await queueMail(database, aMail());
  // The database takes its own time, which no clock of a test moves.
  await vi.waitUntil(
    async () => {
      await time.advance(5000);
      return mailer.sent.length > 0;
    },
    { timeout: 15_000 },
  );
  await end();
  await queueMail(database, aMail());
  await time.advance(HOUR);
  expect(time.pending).toBe(0);
  expect(mailer.sent).toHaveLength(1);
});

test('erasing somebody removes the mails to staff that name them, those that were sent included', async () => {
  const { database, time } = await make();
  const logger = new RecordingLogger();
  const ids = new CountingIds();
  const [admin, pia] = ['avery', 'pia'].map((id) =>
    aPerson({ id, role: 'admin', email: `${id}@fsr.example` }),
  );
  if (!admin || !pia) throw new Error('There is nobody.');
  await database.insertInto('user').values([admin, pia].map(personRow)).execute();
  const about = (replyTo: string) => aMail({ kind: 'message', subject: `${replyTo} wrote`, replyTo });
  await queueMail(database, about('Pia@fsr.example'));
  await database.updateTable('outbox_mail').set({ state: 'sent', mail: null }).execute();
  await queueMail(database, about('pia@fsr.example'));
  await queueMail(database, about('somebody.else@mail.example'));
  const erasing = new PrivacyService(
    postgresUnit(database, { time, ids, logger }),
    admin,
    mailsOf(aSite('http://localhost:4173')),
  );
  expect(await erasing.erase({ id: 'pia' })).toEqual(ok(undefined));
  const left = await database.selectFrom('outbox_mail').select('subject').execute();
  expect(left).toEqual([{ subject: 'somebody.else@mail.example wrote' }]);
});
