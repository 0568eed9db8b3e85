import { describe, expect, test } from 'vitest';
import { aContactMessage } from '../support/contact-builder';
import { holdMessages, isWaitingForLock } from '../support/hold-messages';
import { hasPostgres, newDatabase, openForTests, until } from '../support/real-postgres';
import { ServerProcess } from '../support/server-process';
import { FORM_SIGNS } from '../support/server-routes';
import { signedInAdmin } from '../support/signed-in-admin';

describe.skipIf(!hasPostgres)('a server that is asked to stop', () => {
  const startBusy = async () => {
    const url = await newDatabase();
    const database = openForTests(url);
    const server = await ServerProcess.start(url);
    const cookie = await signedInAdmin(database, server);
    const release = await holdMessages(database);
    const sent = server.status(`/api/messages${FORM_SIGNS}`, { method: 'POST', body: aContactMessage() });
    await until(() => isWaitingForLock(database));
    return { database, server, cookie, release, sent };
  };

  test('takes nothing new, ends its streams, finishes what runs, and goes', async () => {
    const { database, server, cookie, release, sent } = await startBusy();
    const stream = await server.call('/api/changes', { cookie });
    const over = stream.text();
    // Ctrl+C reaches it twice, from the terminal and through npm: that is one request to stop.
    const code = server.program.end('SIGTERM');
    void server.program.end('SIGTERM');
    expect(await over).toBe('');
    await until(async () => (await server.status('/healthz')) === null);
    expect(server.program.isRunning).toBe(true);
    await release();
    expect(await sent).toBe(204);
    expect(await code).toBe(0);
    expect((await database.selectFrom('contact_message').selectAll().execute()).length).toBe(1);
  });

  test('goes at once when it is asked again', async () => {
    const { server, release, sent } = await startBusy();
    await until(async () => {
      void server.program.end('SIGTERM');
      return !server.program.isRunning;
    });
    expect(await server.program.result()).toBe(1);
    await release();
    // Nobody was told that it is stored; whether it is, only the database knows.
    expect(await sent).toBeNull();
  });
});
