import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { queueMail } from '../../src/adapters/postgres/mail/queue-mail';
import { PostgresExpiredRecords } from '../../src/adapters/postgres/privacy/postgres-expired-records';
import { DeleteExpired } from '../../src/core/privacy/delete-expired';
import { FIRST_SETTINGS } from '../../src/core/settings/settings';
import { settingsApi } from '../../src/core/settings/settings.api';
import { startPeriodic } from '../../src/server/periodic.job';
import { aContactMessage } from '../support/contact-builder';
import { aMail } from '../support/mail-builder';
import { anyDatabase } from '../support/test-database';
import { TestServer } from '../support/test-server';

const DAY_MS = 24 * 60 * 60 * 1000;
const { empty } = await anyDatabase();

test('messages go when they are as old as the settings say, and mails when they were sent long ago', async () => {
  const database = await empty();
  const server = new TestServer(database);
  const { time, logger } = server;
  await server
    .service(settingsApi, { id: 'avery', name: 'Avery' })
    .save({ ...FIRST_SETTINGS, keepMessagesDays: 60, base: 'first' });
  const keep = async (subject: string, state: 'waiting' | 'sent' | 'failed') => {
    await queueMail(database, aMail({ subject }));
    const queued_at = time.now();
    await database
      .updateTable('outbox_mail')
      .set({ state, queued_at })
      .where('subject', '=', subject)
      .execute();
  };
  await server.ports.forms.message.execute({ ...aContactMessage({ message: 'The first.' }), language: 'en' });
  await keep('waits', 'waiting');
  await keep('was sent', 'sent');
  await keep('was refused', 'failed');

  let looked = 0;
  const deleteExpired = new DeleteExpired(new PostgresExpiredRecords(database, logger), time, logger);
  const look = async () => {
    await deleteExpired.execute();
    looked += 1;
  };
  const end = startPeriodic('retention', look, time);
  const looks = async (times: number) => {
    while (looked < times) await setImmediate();
  };
  const days = async (count: number) => {
    for (let day = 0; day < count; day += 1) {
      const before = looked;
      await time.advance(DAY_MS);
      await looks(before + 1);
    }
  };
  const held = async () => [
    ...(await database.selectFrom('contact_message').select('message').orderBy('received_at').execute()).map(
      ({ message }) => message,
    ),
    ...(
      await database
        .selectFrom('outbox_mail')
        .select('subject')
        .where('subject', 'in', ['waits', 'was sent', 'was refused'])
        .orderBy('position')
        .execute()
    ).map(({ subject }) => subject),
  ];
  await looks(1);
  await days(30);
  expect(await held()).toEqual(['The first.', 'waits', 'was sent', 'was refused']);
  await server.ports.forms.message.execute({
    ...aContactMessage({ message: 'The second.' }),
    language: 'en',
  });
  await days(1);
  expect(await held()).toEqual(['The first.', 'The second.', 'waits']);
  await days(30);
  // Nothing that has waited for so long will be sent any more.
  expect(await held()).toEqual(['The second.']);
  await end();
  await time.advance(90 * DAY_MS);
  expect(looked).toBe(62);
  expect(JSON.stringify(logger.entries)).not.toContain('The first.');
});
