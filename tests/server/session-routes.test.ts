import { expect, test } from 'vitest';
import type { Accounts } from '../../src/core/account/accounts.port';
import { fail, ok } from '../../src/core/shared/result';
import { anyDatabase } from '../support/test-database';
import { TestServer } from '../support/test-server';

const { empty } = await anyDatabase();
const USER = { id: 'ann', name: 'Ann', email: 'ann@fsr.example', role: 'donor' };
const PASSWORD = 'walk a mile in these';

/** Accounts without the work that checking a password is: counting attempts is not theirs. */
const quickAccounts = {
  whoIs: async (cookie) => ok(cookie.includes('session=ann') ? USER : null),
  signIn: async ({ email, password }) =>
    email === USER.email && password === PASSWORD
      ? ok({ user: USER, cookies: ['session=ann; Path=/; HttpOnly'] })
      : fail({ code: 'invalid-credentials' }),
  signOut: async () => ok(['session=; Max-Age=0']),
  endSessionsOf: async () => ok(undefined),
} as Partial<Accounts> as Accounts;

async function make() {
  let address = '203.0.113.1';
  const database = await empty();
  const server = new TestServer(database, { accounts: quickAccounts }, () => address);
  const signIn = async (email: string, password: string) => {
    const response = await server.request('/api/session', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: 'http://localhost:4173' },
      body: JSON.stringify({ email, password }),
    });
    return { status: response.status, text: await response.text() };
  };
  const from = (next: string) => {
    address = next;
  };
  const counts = () => database.selectFrom('rate_count').selectAll().execute();
  return { server, signIn, from, counts };
}

test('the answer to a sign-in names the person and no secret', async () => {
  const { signIn } = await make();
  const { status, text } = await signIn(USER.email, PASSWORD);
  expect([status, JSON.parse(text)]).toEqual([200, { user: USER }]);
});

test('whoever guesses at one account waits, and the right password does not help before the time is over', async () => {
  const { server, signIn } = await make();
  for (let at = 0; at < 8; at += 1) expect((await signIn(USER.email, 'guessed')).status).toBe(401);
  const refused = { status: 429, text: '{"code":"too-many"}' };
  expect(await signIn(USER.email, PASSWORD)).toEqual(refused);
  expect(await signIn(` ${USER.email.toUpperCase()}`, PASSWORD)).toEqual(refused);
  await server.time.advance(15 * 60_000);
  expect((await signIn(USER.email, PASSWORD)).status).toBe(200);
});

test('an address without an account is held up in the same way', async () => {
  const { signIn } = await make();
  const seen = async (email: string) => {
    const answers = [];
    for (let at = 0; at < 10; at += 1) answers.push(await signIn(email, 'guessed'));
    return answers;
  };
  expect(await seen('nobody@fsr.example')).toEqual(await seen(USER.email));
});

test('one who guesses does not keep the person out who comes from elsewhere, but many together do', async () => {
  const { signIn, from } = await make();
  for (let at = 0; at < 12; at += 1) await signIn(USER.email, 'guessed');
  from('198.51.100.1');
  expect((await signIn(USER.email, PASSWORD)).status).toBe(200);
  for (let network = 2; network < 8; network += 1) {
    from(`198.51.100.${network}`);
    for (let at = 0; at < 8; at += 1) await signIn(USER.email, 'guessed');
  }
  from('198.51.100.9');
  expect((await signIn(USER.email, PASSWORD)).status).toBe(429);
});

test('signing in forgets the attempts before it', async () => {
  const { signIn } = await make();
  for (let round = 0; round < 3; round += 1) {
    for (let at = 0; at < 6; at += 1) await signIn(USER.email, 'guessed');
    expect((await signIn(USER.email, PASSWORD)).status).toBe(200);
  }
});

test('one address tries so many accounts and no more, also with another address of its network', async () => {
  const { signIn, from } = await make();
  for (let at = 0; at < 30; at += 1) {
    from(`2001:db8:1:2::${at}`);
    expect((await signIn(`person-${at}@fsr.example`, 'guessed')).status).toBe(401);
  }
  expect((await signIn(USER.email, PASSWORD)).status).toBe(429);
  from('2001:db8:1:3::1');
  expect((await signIn(USER.email, PASSWORD)).status).toBe(200);
});

test("an email with an address behind it fills nobody's count, and no password is checked for it", async () => {
  const { signIn, from, counts } = await make();
  from('198.51.100.66');
  const refused = { status: 401, text: '{"code":"invalid-credentials"}' };
  for (const typed of [
    `${USER.email}:203.0.113.1`,
    `${USER.email},203.0.113.1`,
    `${USER.email}","203.0.113.1`,
  ])
    for (let at = 0; at < 9; at += 1) expect(await signIn(typed, 'guessed')).toEqual(refused);
  from('203.0.113.1');
  expect((await signIn(USER.email, PASSWORD)).status).toBe(200);
  // One count each for the two networks: what cannot sign in has none, and what signed in is forgotten.
  expect(await counts()).toHaveLength(2);
});

test('the counts hold no email and no address', async () => {
  const { signIn, counts } = await make();
  await signIn(USER.email, 'guessed');
  expect(await counts()).toHaveLength(3);
  const kept = JSON.stringify(await counts());
  for (const part of ['ann', 'fsr.example', '203.0.113']) expect(kept).not.toContain(part);
});
