import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Fetch } from '../../src/adapters/http/http-calls';
import type { Role } from '../../src/core/access/role';
import { ownFeedsApi } from '../../src/core/feeds/own-feeds.api';
import { peopleApi } from '../../src/core/people/people.api';
import { privacyApi } from '../../src/core/privacy/privacy.api';
import { fail, ok, type Result } from '../../src/core/shared/result';
import { anyDatabase } from '../support/test-database';
import { TestServer } from '../support/test-server';

const { empty } = await anyDatabase();

async function setUp(role: Role = 'volunteer') {
  const database = await empty();
  const server = new TestServer(database);
  const { user: admin } = await server.account('admin');
  const { user } = await server.account(role, 'val@fsr.example');
  const feed = server.service(ownFeedsApi, user);
  return {
    database,
    server,
    user,
    feed,
    people: server.service(peopleApi, admin),
    privacy: server.service(privacyApi, admin),
    kept: () => database.selectFrom('calendar_feed').selectAll().execute(),
  };
}

function given<T>(result: Result<T, { readonly code: string }>): T {
  if (!result.ok) throw new Error(result.failure.code);
  return result.value;
}

const call = (fetch: Fetch, name: string, method: 'GET' | 'POST') =>
  fetch(`/api/own-feeds/${name}`, {
    method,
    ...(method === 'POST' && { headers: { 'Content-Type': 'application/json' }, body: '{}' }),
  });

test('an address is told once, and only its hash is kept; a new one takes its place', async () => {
  const { server, user, feed, kept } = await setUp();
  expect(await feed.get()).toEqual(ok(null));
  const { address, createdAt } = given(await feed.make());
  const [, secret = ''] = /^http:\/\/localhost:4173\/calendar\/([\w-]{43})\.ics$/.exec(address) ?? [];
  const hash = createHash('sha256').update(secret).digest('base64url');
  expect(await kept()).toEqual([{ person_id: user.id, hash, created_at: createdAt, ended_at: null }]);
  expect(await feed.get()).toEqual(ok({ createdAt, endedAt: null }));
  server.time.setNow(server.time.now() + 1_000);
  expect(given(await feed.make()).address).not.toBe(address);
  expect(await kept()).toMatchObject([{ created_at: createdAt + 1_000 }]);
  expect(await feed.turnOff()).toEqual(ok(undefined));
  expect(await feed.turnOff()).toEqual(ok(undefined));
  expect(await feed.get()).toEqual(ok(null));
});

test('an address is removed by a deactivation, another role and an erasure, and by nothing else', async () => {
  const { user, feed, people, privacy, kept } = await setUp();
  const { id } = user;
  const change = async (name: string, role: Role) => {
    const { revision: base } = given(await people.read({ id }));
    given(await people.change({ id, base, name, role }));
  };
  given(await feed.make());
  await change('Val Vale', 'volunteer');
  expect(await kept()).toHaveLength(1);
  await change('Val Vale', 'beneficiary');
  expect(await kept()).toEqual([]);
  given(await feed.make());
  given(await people.deactivate({ id }));
  expect(await kept()).toEqual([]);
  expect(await feed.make()).toEqual(fail({ code: 'not-found' }));
  given(await people.reactivate({ id }));
  expect(await feed.get()).toEqual(ok(null));
  given(await feed.make());
  given(await privacy.erase({ id }));
  expect(await kept()).toEqual([]);
});

test('an address ends with a new password and both ways of signing out everywhere, and its person is told until there is another', async () => {
  const { server, user, feed, people } = await setUp();
  const own = server.browser();
  const send = (path: string, body: object, method = 'POST') =>
    own(path, { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  const [before, after] = ['a password for tests', 'a password for calendars'];
  const signIn = (password: string) => send('/api/session', { email: user.email, password });
  const ways = [
    async () => given(await people.signOut({ id: user.id })),
    async () => {
      expect((await signIn(before)).status).toBe(200);
      expect((await send('/api/session/everywhere', {}, 'DELETE')).status).toBe(204);
    },
    async () => {
      expect((await signIn(before)).status).toBe(200);
      const change = { current: before, next: after };
      expect((await send('/api/account/changePassword', change)).ok).toBe(true);
    },
  ];
  for (const end of ways) {
    server.time.setNow(server.time.now() + 1_000);
    const { address, createdAt } = given(await feed.make());
    const read = () => server.browser()(new URL(address).pathname, {});
    expect((await read()).status).toBe(200);
    await end();
    expect(await feed.get()).toEqual(ok({ createdAt, endedAt: server.time.now() }));
    expect((await read()).status).toBe(404);
    given(await feed.make());
    expect(await feed.get()).toMatchObject(ok({ endedAt: null }));
  }
});

test.each(['volunteer', 'program_manager', 'beneficiary'] as const)('a %s has an address', async (role) => {
  const { server } = await setUp();
  const fetch = await server.signedIn(role);
  expect((await call(fetch, 'make', 'POST')).status).toBe(200);
});

test.each(['admin', 'donor'] as const)('for a %s there is none', async (role) => {
  const { feed } = await setUp(role);
  for (const answer of [feed.get(), feed.make(), feed.turnOff()])
    expect(await answer).toEqual(fail({ code: 'not-found' }));
});

test('nobody makes more than 20 addresses an hour, and a visitor none', async () => {
  const { server } = await setUp();
  const fetch = await server.signedIn('beneficiary');
  const statuses: number[] = [];
  for (let press = 0; press < 21; press++) statuses.push((await call(fetch, 'make', 'POST')).status);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  expect((await call(server.browser(), 'get', 'GET')).status).toBe(401);
});
