import { expect, test } from 'vitest';
import { accountLinksHarness } from '../support/account-links-harness';
import { noLimits } from '../support/limiter-of';
import { anyDatabase } from '../support/test-database';
import { TestServer } from '../support/test-server';

const { empty } = await anyDatabase();

/** Passwords that every way into an account refuses, for any person. */
const WEAK = [
  'aaaaaaaaaaaa',
  '121212121212',
  'abcdefghijkl',
  'qwertyuiop12',
  '            ',
  'dragondragon',
  'password2026!',
];
const GOOD = 'walk a mile in these';

/** A form on a server that sets a password, for somebody with this name and email. */
interface Way {
  readonly name: string;
  readonly email: string;
  readonly field: 'password' | 'next';
  readonly send: (password: string) => Promise<Response>;
}

function json(method: 'POST' | 'PUT', body: unknown): RequestInit {
  return { method, body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
}

async function firstAdmin(): Promise<Way> {
  const server = new TestServer(await empty());
  const invited = await server.ports.accounts.inviteFirstAdmin();
  const secret = (invited.ok && invited.value) || '';
  const person = { name: 'Avery Underhill', email: 'avery@fsr.example' };
  const fetch = server.browser();
  return {
    ...person,
    field: 'password',
    send: (password) => fetch('/api/first-admin', json('POST', { ...person, secret, password })),
  };
}

async function byLink(purpose: 'invitation' | 'password'): Promise<Way> {
  const database = await empty();
  const { links, invite, sentTo, ...people } = await accountLinksHarness(database, (kept) => kept);
  const person = purpose === 'invitation' ? people.invited : people.active;
  if (purpose === 'invitation') await invite();
  else await links.request(person.email);
  const secret = (await sentTo(person.email))[0]?.split('#')[1] ?? '';
  const fetch = new TestServer(database).browser();
  return {
    ...person,
    field: 'password',
    send: (password) => fetch('/api/account-links/password', json('POST', { purpose, secret, password })),
  };
}

async function byChange(): Promise<Way> {
  const server = new TestServer(await empty(), { limiter: noLimits });
  const { fetch, user } = await server.signedInAs('volunteer', 'underhill@mail.example');
  const current = 'a password for tests';
  return {
    name: user.name,
    email: user.email,
    field: 'next',
    send: (next) => fetch('/api/account/changePassword', json('POST', { current, next })),
  };
}

test.each([
  ['the first admin', firstAdmin],
  ['an invitation', () => byLink('invitation')],
  ['a link for a new password', () => byLink('password')],
  ['a change of the password', byChange],
] as const)('%s takes no weak password, and says why beside the field', async (_, open) => {
  const { name, email, field, send } = await open();
  for (const password of [...WEAK, email, `${name} ${name}`, `${email.split('@')[0]}1234567`]) {
    const refused = await send(password);
    expect([password, refused.status]).toEqual([password, 422]);
    expect(await refused.json()).toMatchObject({
      code: 'validation',
      fields: [{ field, message: expect.stringMatching(/\.$/) }],
    });
  }
  expect((await send(GOOD)).status).toBe(204);
});
