import { expect, test } from 'vitest';
import { PostgresAccountLinks } from '../../src/adapters/postgres/postgres-account-links';
import type { Mail } from '../../src/core/mail/mail';
import { accountLinksHarness } from '../support/account-links-harness';
import { testDatabase } from '../support/test-database';
import { TestServer } from '../support/test-server';

const { empty } = await testDatabase();

const asked = (email: string) => ({
  method: 'POST',
  body: JSON.stringify({ email }),
  headers: { 'Content-Type': 'application/json' },
});

test('known and unknown addresses get the same answer, and as many tries', async () => {
  const server = new TestServer(await empty());
  await server.account('volunteer', 'ada@mail.example');
  const answers = async (email: string) => {
    const found: unknown[] = [];
    for (let attempt = 0; attempt < 6; attempt++) {
      const response = await server.browser()('/api/account-links', asked(email));
      found.push([response.status, await response.text()]);
    }
    return found;
  };
  const known = await answers('Ada@mail.example ');
  expect(known[0]).toEqual([204, '']);
  expect(known.at(-1)).toEqual([429, '{"code":"too-many"}']);
  const { limiter } = server.ports;
  await limiter.forget(['account-link-request', '127.0.0.1']);
  expect(await answers('nobody@mail.example')).toEqual(known);
});

test('a new password ends all sessions of its person, who is told by mail; the token itself is nowhere kept', async () => {
  const database = await empty();
  const made = await accountLinksHarness(database, (links) => links);
  const server = new TestServer(database);
  const old = await server.ports.accounts.signIn(
    { email: made.active.email, password: 'a password for tests' },
    { address: '', agent: '' },
  );
  const cookie = (old.ok && old.value.cookies[0]?.split(';')[0]) || '';
  expect(await server.ports.accounts.whoIs(cookie)).toMatchObject({ value: { email: made.active.email } });

  await made.links.request(made.active.email);
  const [url = ''] = await made.sentTo(made.active.email);
  const secret = url.split('#')[1] ?? '';
  expect(secret.length).toBeGreaterThan(40);
  const tokens = await database.selectFrom('account_token').selectAll().execute();
  expect(JSON.stringify(tokens)).not.toContain(secret);
  const chosen = await made.links.choosePassword({ purpose: 'password', secret }, 'walk a mile in these');
  expect(chosen.ok).toBe(true);
  expect(await server.ports.accounts.whoIs(cookie)).toMatchObject({ value: null });
  const rows = await database
    .selectFrom('outbox_mail')
    .select(['kind', 'mail'])
    .orderBy('position')
    .execute();
  expect(rows.map(({ kind }) => kind)).toEqual(['password', 'password-changed']);
  expect(rows.map(({ mail }) => (mail as Mail).to)).toEqual([made.active.email, made.active.email]);
  const log = await database.selectFrom('audit_entry').select(['action', 'detail']).execute();
  expect(log.map(({ action }) => action)).toEqual(['person.reset-password']);
  expect(JSON.stringify(log)).not.toMatch(/walk a mile|#/);
});

test('the first admin chooses no common password either', async () => {
  const server = new TestServer(await empty());
  const invited = await server.ports.accounts.inviteFirstAdmin();
  const create = (password: string) =>
    server.browser()('/api/first-admin', {
      method: 'POST',
      body: JSON.stringify({
        ...{ secret: (invited.ok && invited.value) || '', password },
        ...{ name: 'Avery', email: 'avery@fsr.example' },
      }),
      headers: { 'Content-Type': 'application/json' },
    });
  const refused = await create('password123456');
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({
    fields: [{ field: 'password', message: expect.stringMatching(/\.$/) }],
  });
  expect((await create('walk a mile in these')).status).toBe(204);
});

test('the server refuses common passwords with a sentence beside the field', async () => {
  const database = await empty();
  const made = await accountLinksHarness(database, (links) => links);
  await made.links.request(made.active.email);
  const secret = (await made.sentTo(made.active.email))[0]?.split('#')[1] ?? '';
  const server = new TestServer(database);
  expect(server.ports.accountLinks).toBeInstanceOf(PostgresAccountLinks);
  for (const password of ['short', 'password123456']) {
    const response = await server.browser()('/api/account-links/password', {
      method: 'POST',
      body: JSON.stringify({ purpose: 'password', secret, password }),
      headers: { 'Content-Type': 'application/json' },
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      code: 'validation',
      fields: [{ field: 'password', message: expect.stringMatching(/\.$/) }],
    });
  }
});
