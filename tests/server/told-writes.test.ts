import { expect, test } from 'vitest';
import { PostgresChanges } from '../../src/adapters/postgres/postgres-changes';
import { collecting } from '../support/changes-line';
import { aContactMessage } from '../support/contact-builder';
import { FakeTime } from '../support/fake-time';
import { RecordingLogger } from '../support/recording-logger';
import { FORM_SIGNS } from '../support/server-routes';
import { anyDatabase } from '../support/test-database';
import { TestServer } from '../support/test-server';

const { empty } = await anyDatabase();

test('a write is told in its own process before it is answered, also where nobody listens; a refused one is not', async () => {
  const database = await empty();
  // As with CHANGES=poll, and time stands still: no comparison comes by itself.
  const changes = new PostgresChanges(database, new FakeTime(), new RecordingLogger(), null);
  await changes.start();
  const { told } = collecting(changes);
  const browser = new TestServer(database, { changes }).browser();
  const send = (body: unknown) =>
    browser(`/api/messages${FORM_SIGNS}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    });
  expect((await send({})).status).toBe(422);
  expect(told).toEqual([]);
  expect((await send(aContactMessage())).ok).toBe(true);
  expect(told).toEqual(['messages']);
  await changes.close();
});
