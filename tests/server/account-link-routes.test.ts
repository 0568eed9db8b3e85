import { expect, onTestFinished, test } from 'vitest';
import { AccountLinksService } from '../../src/core/account/links/account-links.service';
import type { Mail } from '../../src/core/mail/mail';
import { accountLinksHarness } from '../support/account-links-harness';
import { anyDatabase } from '../support/test-database';
import { TestServer } from '../support/test-server';

const { empty } = await anyDatabase();

/** A server whose links are sent before the next test empties the database: it answers before it has looked an address up. */
function serverOf(...given: ConstructorParameters<typeof TestServer>) {
  const server = new TestServer(...given);
  const settled = async () => {
    const { accountLinks } = server.ports;
    if (accountLinks instanceof AccountLinksService) await accountLinks.settled();
  };
  onTestFinished(settled);
  return { server, settled };
}

const asked = (email: string) => ({
  method: 'POST',
  body: JSON.stringify({ email }),
  headers: { 'Content-Type': 'application/json' },
});

test('known and unknown addresses get the same answer, and as many tries', async () => {
  const { server } = serverOf(await empty());
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

/** A server with somebody who has an account, and a way to ask for a link from a network. */
async function askable() {
  const database = await empty();
  let address = '203.0.113.1';
  const { server, settled } = serverOf(database, {}, () => address);
  const { user } = await server.account('volunteer', 'ada@mail.example');
  const ask = async (email: string, from: string) => {
    address = from;
    return (await server.browser()('/api/account-links', asked(email))).status;
  };
  const secrets = async () => {
    await settled();
    const rows = await database.selectFrom('outbox_mail').select('mail').orderBy('position').execute();
    return rows.map(({ mail }) => (mail as Mail).link?.url.split('#')[1] ?? '');
  };
  return { database, server, ask, secrets, email: user.email };
}

test('a stranger who asks for links again and again keeps nobody from asking for one, nor from using it', async () => {
  const { server, ask, secrets, email } = await askable();
  for (let time = 0; time < 12; time += 1) await ask(email, '198.51.100.66');
  await secrets();
  await server.time.advance(1000);
  expect(await ask(email, '203.0.113.1')).toBe(204);
  const own = (await secrets()).at(-1) ?? '';
  // Two more networks, a link each: the person's own one works still.
  for (const network of ['198.51.100.67', '198.51.100.68']) {
    await server.time.advance(1000);
    expect(await ask(email, network)).toBe(204);
    await secrets();
  }
  const { accountLinks } = server.ports;
  expect(await accountLinks.holder({ purpose: 'password', secret: own })).toMatchObject({ ok: true });
});

test('many networks together send an account so many mails an hour, and the newest link works until they may send more', async () => {
  const { server, ask, secrets, email } = await askable();
  const statuses: number[] = [];
  for (let network = 1; network <= 10; network += 1) {
    for (let time = 0; time < 5; time += 1) statuses.push(await ask(email, `198.51.100.${network}`));
    await secrets();
  }
  expect(statuses.filter((status) => status === 204)).toHaveLength(20);
  expect(statuses.slice(20).every((status) => status === 429)).toBe(true);
  const sent = await secrets();
  expect(sent).toHaveLength(20);
  server.time.setNow(server.time.now() + 60 * 60_000 - 1);
  expect(await ask(email, '203.0.113.1')).toBe(429);
  const link = { purpose: 'password', secret: sent.at(-1) ?? '' } as const;
  expect(await server.ports.accountLinks.holder(link)).toMatchObject({ ok: true });
  server.time.setNow(server.time.now() + 1);
  expect(await ask(email, '203.0.113.1')).toBe(204);
});

test('what is no email is refused before an account is counted', async () => {
  const { database, ask, email } = await askable();
  for (const typed of ['', 'ada', `${email}:203.0.113.1`, `${email}","203.0.113.1`])
    expect(await ask(typed, '203.0.113.1')).toBe(422);
  // The network's own count.
  expect(await database.selectFrom('rate_count').select('key').execute()).toHaveLength(1);
  expect(await ask(` ${email.toUpperCase()} `, '203.0.113.1')).toBe(204);
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
        secret: (invited.ok && invited.value) || '',
        password,
        name: 'Avery',
        email: 'avery@fsr.example',
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
  expect(server.ports.accountLinks).toBeInstanceOf(AccountLinksService);
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
