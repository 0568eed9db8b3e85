import { expect, test } from 'vitest';
import { queueMail } from '../../../src/adapters/postgres/mail/queue-mail';
import { PostgresNoticeDigests, tellStaff } from '../../../src/adapters/postgres/mail/staff-notices';
import { mailsOf } from '../../../src/composition/shared/mails-of';
import type { Mail } from '../../../src/core/mail/mail';
import { mailText } from '../../../src/core/mail/mail-text';
import { FIRST_SETTINGS, type Settings } from '../../../src/core/settings/settings';
import { SettingsService } from '../../../src/core/settings/settings.service';
import { ok } from '../../../src/core/shared/result';
import { aSite } from '../../support/a-site';
import { CountingIds } from '../../support/counting-ids';
import { FakeTime } from '../../support/fake-time';
import { aMail } from '../../support/mail-builder';
import { postgresUnit } from '../../support/postgres-unit';
import { RecordingLogger } from '../../support/recording-logger';
import { anyDatabase } from '../../support/test-database';

const { empty } = await anyDatabase();
const HOUR_MS = 60 * 60_000;
const mails = mailsOf(aSite());
const visitor = { id: 'm1', topic: 'other', name: 'Ada', contact: 'ada@mail.example' } as const;

async function setUp() {
  const database = await empty();
  // Mails are dated by the database's own clock.
  const time = new FakeTime(Date.now());
  const logger = new RecordingLogger();
  const ids = new CountingIds();
  const store = new SettingsService(postgresUnit(database, { time, ids, logger }), {
    id: 'avery',
    name: 'Avery',
  });
  const save = async (settings: Partial<Settings>) => {
    const read = await store.read();
    if (!read.ok) throw new Error(read.failure.code);
    await store.save({ ...FIRST_SETTINGS, ...settings, base: read.value.revision });
  };
  const digests = new PostgresNoticeDigests(database, { clock: time, logger, mails });
  const subjects = async () => {
    const rows = await database.selectFrom('outbox_mail').selectAll().orderBy('position').execute();
    return rows.map(({ to_address, subject }) => [to_address, subject]);
  };
  const messages = async (count: number) => {
    for (let number = 0; number < count; number += 1)
      await tellStaff(database, 'toldOfMessages', time.now(), (to) => mails.message(to, visitor));
  };
  return { database, time, save, digests, subjects, messages };
}

test('what came in after 30 notices is told once, when the hour is over, to each address', async () => {
  const { time, save, digests, subjects, messages } = await setUp();
  await save({ toldOfMessages: ['one@fsr.example', 'two@fsr.example'] });
  await messages(42);
  expect(await subjects()).toHaveLength(60);
  await time.advance(HOUR_MS - 60_000);
  expect(await digests.writeDue()).toEqual(ok(0));
  await time.advance(2 * 60_000);
  expect(await digests.writeDue()).toEqual(ok(2));
  expect((await subjects()).slice(60).sort()).toEqual([
    ['one@fsr.example', '12 more messages came in'],
    ['two@fsr.example', '12 more messages came in'],
  ]);
  expect(await digests.writeDue()).toEqual(ok(0));
  // The next message is told by itself again.
  await messages(1);
  expect((await subjects()).at(-1)).toEqual(['two@fsr.example', 'Ada has sent a message']);
});

test('pickup requests have a digest of their own, and one of one thing says so', async () => {
  const { database, time, save, digests, subjects } = await setUp();
  await save({ toldOfPickups: ['one@fsr.example'] });
  for (let number = 0; number < 31; number += 1)
    await tellStaff(database, 'toldOfPickups', time.now(), (to) =>
      mails.pickupRequested(to, { name: visitor.name, email: visitor.contact }),
    );
  await time.advance(HOUR_MS + 60_000);
  await digests.writeDue();
  expect((await subjects()).at(-1)).toEqual(['one@fsr.example', '1 more pickup request came in']);
});

test('an address that was taken off the list gets no digest', async () => {
  const { time, save, digests, subjects, messages } = await setUp();
  await save({ toldOfMessages: ['one@fsr.example'] });
  await messages(35);
  await save({ toldOfMessages: ['two@fsr.example'] });
  await time.advance(HOUR_MS + 60_000);
  expect(await digests.writeDue()).toEqual(ok(0));
  expect(await subjects()).toHaveLength(30);
});

test("thousands of other mails do not make room for more notices, such as a year's letters", async () => {
  const { database, save, subjects, messages } = await setUp();
  await save({ toldOfMessages: ['one@fsr.example'] });
  await messages(30);
  const letters = Array.from({ length: 400 }, () => ({
    kind: 'receipt' as const,
    to_address: 'donor@mail.example',
    subject: 'Your gifts',
    mail: null,
  }));
  await database.insertInto('outbox_mail').values(letters).execute();
  await messages(1);
  expect(await subjects()).toHaveLength(430);
});

test('every mail names the foundation: by its legal name, else by that of the site', async () => {
  const { database, save } = await setUp();
  const queued = async (mail: Mail) => {
    const id = await queueMail(database, mail);
    const row = await database
      .selectFrom('outbox_mail')
      .select('mail')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return row.mail as Mail;
  };
  expect((await queued(aMail())).foundation).toBe('FSR');
  const content = { siteSettings: { siteName: ' Boots for\nAll ' } };
  await database
    .insertInto('content_head')
    .values({ revision: 'r', saved_at: 0, automatic: false, content: JSON.stringify(content) })
    .execute();
  expect((await queued(aMail())).foundation).toBe('Boots for All');
  await save({ legalName: 'Fire Service Relief, Inc.' });
  const lines = mailText(await queued(mails.message('one@fsr.example', visitor)))
    .trim()
    .split('\n');
  expect([lines[0], lines.at(-1)]).toEqual(Array(2).fill('Fire Service Relief, Inc.'));
  // A receipt says by itself who it is from, as it was when it was issued.
  expect((await queued(aMail({ kind: 'receipt' }))).foundation).toBeUndefined();
});
