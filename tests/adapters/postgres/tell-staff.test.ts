import { expect, test } from 'vitest';
import { queueMail } from '../../../src/adapters/postgres/mail/queue-mail';
import { notify, PostgresNoticeDigests, tellStaff } from '../../../src/adapters/postgres/mail/staff-notices';
import { mailsOf } from '../../../src/composition/shared/mails-of';
import type { Mail } from '../../../src/core/mail/mail';
import { FIRST_SETTINGS } from '../../../src/core/settings/settings';
import { SettingsService } from '../../../src/core/settings/settings.service';
import { aSite } from '../../support/a-site';
import { FakeTime } from '../../support/fake-time';
import { aMail } from '../../support/mail-builder';
import { aPerson } from '../../support/person-builder';
import { personRow } from '../../support/person-row';
import { postgresUnit } from '../../support/postgres-unit';
import { RecordingLogger } from '../../support/recording-logger';
import { anyDatabase } from '../../support/test-database';

const { empty } = await anyDatabase();

test('everybody who is to be told gets a mail, and a flood of messages floods nobody', async () => {
  const database = await empty();
  // Mails are dated by the database's own clock.
  const time = new FakeTime(Date.now());
  const settings = new SettingsService(postgresUnit(database, { time }), { id: 'avery', name: 'Avery' });
  const told = async () =>
    (await database.selectFrom('outbox_mail').select('to_address').orderBy('position').execute()).map(
      ({ to_address }) => to_address,
    );
  const tell = () =>
    tellStaff(database, 'toldOfMessages', time.now(), (to) => aMail({ to, kind: 'message' }));
  await tell();
  expect(await told()).toEqual([]);

  const toldOfMessages = ['one@fsr.example', 'two@fsr.example'];
  await settings.save({ ...FIRST_SETTINGS, toldOfMessages, base: 'first' });
  await tell();
  expect(await told()).toEqual(toldOfMessages);
  for (let number = 0; number < 40; number++) await tell();
  expect(await told()).toHaveLength(60);
  // Of pickups nobody was told yet, and an hour later all begins again.
  const others = await settings.read();
  if (!others.ok) throw new Error(others.failure.code);
  const toldOfPickups = ['one@fsr.example', 'three@fsr.example'];
  await settings.save({ ...FIRST_SETTINGS, toldOfMessages, toldOfPickups, base: others.value.revision });
  await tellStaff(database, 'toldOfPickups', time.now(), (to) => aMail({ to, kind: 'pickup' }));
  expect(await told()).toHaveLength(62);
  await time.advance(61 * 60_000);
  await tell();
  expect(await told()).toHaveLength(64);
});

test('answers go where the settings say, unless the mail says it; what is saved of the settings is noted', async () => {
  const database = await empty();
  const time = new FakeTime();
  const avery = { id: 'avery', name: 'Avery' };
  const settings = new SettingsService(postgresUnit(database, { time }), avery);
  await queueMail(database, aMail({ to: 'before@mail.example' }));
  const saved = await settings.save({
    ...FIRST_SETTINGS,
    replyTo: 'office@fsr.example',
    ein: '12-3456789',
    base: 'first',
  });
  expect(saved.ok).toBe(true);
  expect((await settings.save({ ...FIRST_SETTINGS, base: 'first' })).ok).toBe(false);
  await queueMail(database, aMail({ to: 'after@mail.example' }));
  await queueMail(database, aMail({ to: 'own@mail.example', replyTo: 'visitor@mail.example' }));
  const mails = await database.selectFrom('outbox_mail').select('mail').orderBy('position').execute();
  expect(mails.map(({ mail }) => (mail as Mail).replyTo)).toEqual([
    undefined,
    'office@fsr.example',
    'visitor@mail.example',
  ]);
  const notes = await database.selectFrom('audit_entry').selectAll().execute();
  expect(notes).toMatchObject([
    { actor_id: 'avery', action: 'settings.save', detail: { fields: 'ein replyTo' } },
  ]);
});

test('notices that were too many for an hour are told in one mail, to those who manage still', async () => {
  const database = await empty();
  // Mails are dated by the database's own clock.
  const time = new FakeTime(Date.now());
  const people = [
    aPerson({ id: 'parker', email: 'parker@fsr.example', role: 'program_manager' }),
    aPerson({ id: 'avery', email: 'avery@fsr.example', role: 'admin' }),
  ];
  await database.insertInto('user').values(people.map(personRow)).execute();
  const notices = people.map(({ email }) => ({ ...aMail({ to: email }), kind: 'application' as const }));
  const told = async () => {
    const rows = await database
      .selectFrom('outbox_mail')
      .select(['to_address', 'subject'])
      .orderBy('position')
      .execute();
    return rows.map(({ to_address, subject }) => `${to_address} ${subject}`);
  };
  for (let number = 0; number < 35; number++) await notify(database, notices, time.now());
  expect(await told()).toHaveLength(60);
  // Who manages no more is told no more.
  await database.updateTable('user').set({ role: 'volunteer' }).where('id', '=', 'avery').execute();
  await time.advance(61 * 60_000);
  const logger = new RecordingLogger();
  const digests = new PostgresNoticeDigests(database, {
    clock: time,
    logger,
    mails: mailsOf(aSite('http://here')),
  });
  expect(await digests.writeDue()).toEqual({ ok: true, value: 1 });
  expect((await told()).at(-1)).toBe('parker@fsr.example 5 more applications came in');
});
