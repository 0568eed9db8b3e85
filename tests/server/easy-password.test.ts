// Passwords of before the site's own words were refused: they go on working, and staff are asked to change them.
import { hashPassword } from 'better-auth/crypto';
import { expect, test } from 'vitest';
import { SAMPLE_ACCOUNTS } from '../../src/adapters/mock/account/sample-accounts';
import type { Role } from '../../src/core/access/role';
import { FIRST_SETTINGS } from '../../src/core/settings/settings';
import { anyDatabase } from '../support/test-database';
import { TestServer } from '../support/test-server';

const { empty } = await anyDatabase();

async function signIn(role: Role, password: string, email = 'ann@example.org') {
  const database = await empty();
  const server = new TestServer(database);
  const settings = JSON.stringify({ ...FIRST_SETTINGS, legalName: 'Example Soles Fund' });
  await database.insertInto('settings').values({ revision: 'one', saved_at: 0, settings }).execute();
  const { user } = await server.account(role, email);
  await database
    .updateTable('account')
    .set({ password: await hashPassword(password) })
    .where('userId', '=', user.id)
    .execute();
  const own = server.browser();
  const send = (path: string, body: object) =>
    own(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect((await send('/api/session', { email, password })).status).toBe(200);
  const isAsked = async () => {
    const { standing } = await (await own('/api/session', {})).json();
    return standing.hasEasyPassword === true;
  };
  return { send, isAsked };
}

test.each([
  ['admin', 'lasvegasshoes1'],
  ['program_manager', 'exampleSoles-2026'],
] as const)(
  'a %s whose password is %s is asked to change it, until it is another one',
  async (role, easy) => {
    const { send, isAsked } = await signIn(role, easy);
    expect(await isAsked()).toBe(true);
    const change = { current: easy, next: 'a password for tests' };
    expect((await send('/api/account/changePassword', change)).ok).toBe(true);
    expect(await isAsked()).toBe(false);
  },
);

test('who puts it off is asked again at the next sign-in', async () => {
  const { send, isAsked } = await signIn('admin', 'lasvegasshoes1');
  expect((await send('/api/account/putOffPassword', {})).ok).toBe(true);
  expect(await isAsked()).toBe(false);
  await send('/api/session', { email: 'ann@example.org', password: 'lasvegasshoes1' });
  expect(await isAsked()).toBe(true);
});

test.each([
  ['volunteer', 'lasvegasshoes1', 'val@example.org'],
  ['admin', 'walk a mile in these', 'ann@example.org'],
  ['admin', 'lasvegasshoes1', SAMPLE_ACCOUNTS[0]?.user.email ?? ''],
] as const)('a %s with the password %s and the address %s is not asked', async (role, password, email) => {
  expect(await (await signIn(role, password, email)).isAsked()).toBe(false);
});
