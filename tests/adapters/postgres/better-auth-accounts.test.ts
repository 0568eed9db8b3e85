import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { BetterAuthAccounts } from '../../../src/adapters/postgres/account/better-auth-accounts';
import { may } from '../../../src/core/access/may';
import { peopleApi } from '../../../src/core/people/people.api';
import { fail, ok, type Result } from '../../../src/core/shared/result';
import { accountsContract } from '../../contracts/accounts.contract';
import { firstAdminGatewayContract } from '../../contracts/first-admin-gateway.contract';
import { FakeTime } from '../../support/fake-time';
import { RecordingLogger } from '../../support/recording-logger';
import { anyDatabase } from '../../support/test-database';
import { TestServer } from '../../support/test-server';

const { empty } = await anyDatabase();
const logger = new RecordingLogger();
const SECRET = 'a secret of at least 32 bytes, for tests';
const CREDENTIALS = { email: 'donor@fsr.example', password: 'walk a mile in these' };
const CALLER = { address: '203.0.113.7', agent: 'a browser' };

async function make(publicUrl = 'http://localhost:4173') {
  const database = await empty();
  return {
    database,
    accounts: new BetterAuthAccounts(
      database,
      { publicUrl, secret: SECRET, clock: new FakeTime(), isEasy: async () => false },
      logger,
    ),
  };
}

accountsContract('BetterAuthAccounts', async () => (await make()).accounts);

firstAdminGatewayContract('BetterAuthAccounts', async () => {
  const { accounts } = await make();
  const invited = await accounts.inviteFirstAdmin();
  const gateway = { create: accounts.createFirstAdmin.bind(accounts) };
  return { gateway, secret: (invited.ok && invited.value) || '' };
});

async function answerOf<T>(answer: Promise<Result<T, { readonly code: string }>>): Promise<T> {
  const result = await answer;
  if (!result.ok) throw new Error(result.failure.code);
  return result.value;
}

async function sessionCookie(publicUrl: string) {
  const { accounts } = await make(publicUrl);
  await accounts.create({ ...CREDENTIALS, name: 'Dana', role: 'donor' });
  const opened = await accounts.signIn(CREDENTIALS, CALLER);
  if (!opened.ok) throw new Error(opened.failure.code);
  expect(opened.value.cookies).toHaveLength(1);
  return (opened.value.cookies[0] ?? '').split('; ');
}

test('a sign-in that fails is logged with the id of the account, and never with what was typed', async () => {
  const { accounts, database } = await make();
  const { id } = await answerOf(accounts.create({ ...CREDENTIALS, name: 'Dana', role: 'donor' }));
  const logged = async (credentials: Partial<typeof CREDENTIALS>) => {
    const before = logger.entries.length;
    const opened = await accounts.signIn({ ...CREDENTIALS, ...credentials }, CALLER);
    expect(JSON.stringify(logger.entries.slice(before))).not.toMatch(/donor@|typed|walk a mile/i);
    return [opened.ok, logger.entries.slice(before)];
  };
  const failed = (person: string | null) => [
    false,
    [{ level: 'warn', message: 'A sign-in failed', detail: { person } }],
  ];
  expect(await logged({ password: 'typed by a guesser' })).toEqual(failed(id));
  expect(await logged({ email: ' DONOR@fsr.example ', password: 'typed by a guesser' })).toEqual(failed(id));
  expect(await logged({ email: 'typed@fsr.example' })).toEqual(failed(null));
  expect(await logged({})).toEqual([true, []]);
  await database.updateTable('user').set({ banned: true }).execute();
  expect(await logged({})).toEqual(failed(id));
});

test('the cookie is out of reach of scripts and other sites, and lasts 7 days', async () => {
  const [pair, ...attributes] = await sessionCookie('http://localhost:4173');
  expect(pair).toMatch(/^session=.{40,}/);
  expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=604800', 'Path=/', 'SameSite=Lax']);
});

test('with https no other host can set it, and it never travels unencrypted', async () => {
  const [pair, ...attributes] = await sessionCookie('https://www.fsr.example');
  expect(pair).toMatch(/^__Host-session=.{40,}/);
  expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=604800', 'Path=/', 'SameSite=Lax', 'Secure']);
});

test('a session ends after 7 days even when it is used', async () => {
  const { database, accounts } = await make();
  await accounts.create({ ...CREDENTIALS, name: 'Dana', role: 'donor' });
  const opened = await accounts.signIn(CREDENTIALS, CALLER);
  const cookie = (opened.ok && opened.value.cookies[0]?.split(';')[0]) || '';
  const age = (days: number) =>
    sql`update session set "expiresAt" = "expiresAt" - make_interval(days => ${days}),
        "createdAt" = "createdAt" - make_interval(days => ${days})`.execute(database);
  await age(6);
  expect(await accounts.whoIs(cookie)).toMatchObject({ ok: true, value: { role: 'donor' } });
  await age(1);
  expect(await accounts.whoIs(cookie)).toEqual({ ok: true, value: null });
});

test.each([
  ['admin', 60],
  ['program_manager', 60],
  ['volunteer', 12 * 60],
] as const)('a session of a %s ends after %i minutes without a call', async (role, minutes) => {
  const { database, accounts } = await make();
  await accounts.create({ ...CREDENTIALS, name: 'Dana', role });
  const opened = await accounts.signIn(CREDENTIALS, CALLER);
  const cookie = (opened.ok && opened.value.cookies[0]?.split(';')[0]) || '';
  const idle = (length: number) =>
    sql`update session set "updatedAt" = current_timestamp - make_interval(mins => ${length})`.execute(
      database,
    );
  await idle(minutes);
  expect(await accounts.whoIs(cookie, true)).toMatchObject({ ok: true, value: { role } });
  await idle(minutes + 5);
  expect(await accounts.whoIs(cookie)).toEqual(ok(null));
});

test('a person has at most 20 sessions: with another one the oldest ends', async () => {
  const { database, accounts } = await make();
  await accounts.create({ ...CREDENTIALS, name: 'Dana', role: 'donor' });
  await accounts.signIn(CREDENTIALS, CALLER);
  await sql`update session set id = 'oldest', "createdAt" = "createdAt" - interval '1 day'`.execute(database);
  await sql`insert into session (id, token, "userId", "expiresAt", "updatedAt")
    select 'other-' || n, 'other-' || n, (select id from "user"), current_timestamp + interval '1 day', current_timestamp
    from generate_series(1, 19) as n`.execute(database);
  await accounts.signIn(CREDENTIALS, CALLER);
  const left = await database.selectFrom('session').select('id').execute();
  expect(left).toHaveLength(20);
  expect(left.map(({ id }) => id)).not.toContain('oldest');
});

test('a right password of somebody with a second step opens no session, and a wrong one says as much as ever', async () => {
  const { database, accounts } = await make();
  const created = await accounts.create({ ...CREDENTIALS, name: 'Dana', role: 'donor' });
  const id = created.ok ? created.value.id : '';
  const authenticator = { secret: 'sealed', addedAt: 0, lastUsedAt: null };
  await database
    .insertInto('second_factor')
    .values({ userId: id, factors: JSON.stringify({ authenticator }) })
    .execute();
  expect(await accounts.signIn(CREDENTIALS, CALLER)).toEqual(fail({ code: 'second-factor', personId: id }));
  expect(await accounts.signIn({ ...CREDENTIALS, password: 'another one' }, CALLER)).toEqual(
    fail({ code: 'invalid-credentials' }),
  );
  expect(await database.selectFrom('session').select('id').execute()).toEqual([]);
});

test('the database keeps neither passwords nor the secrets of links', async () => {
  const { database, accounts } = await make();
  await accounts.create({ ...CREDENTIALS, name: 'Dana', role: 'donor' });
  const invited = await accounts.inviteFirstAdmin();
  const { rows } = await sql<{ all: string }>`
    select (select json_agg(a)::text from account a) || (select json_agg(v)::text from verification v) as all`.execute(
    database,
  );
  expect(rows[0]?.all).toContain('first-admin');
  expect(rows[0]?.all).not.toContain(CREDENTIALS.password);
  expect(rows[0]?.all).not.toContain((invited.ok && invited.value) || 'no secret');
});

test('a stored role that this version does not know stays as it is, and gives no right', async () => {
  const { database, accounts } = await make();
  await accounts.create({ ...CREDENTIALS, name: 'Dana', role: 'admin' });
  const opened = await accounts.signIn(CREDENTIALS, CALLER);
  const cookie = (opened.ok && opened.value.cookies[0]?.split(';')[0]) || '';
  await sql`update "user" set role = 'superuser'`.execute(database);
  const known = await accounts.whoIs(cookie);
  expect(known).toMatchObject({ ok: true, value: { role: 'superuser' } });
  const user = known.ok ? known.value : null;
  expect(
    (['gift.list', 'gift.record', 'gift.import'] as const).filter((action) => may(user, action)),
  ).toEqual([]);
});

test('a link for the first admin is dead after an hour', async () => {
  const { database, accounts } = await make();
  const invited = await accounts.inviteFirstAdmin();
  await sql`update verification set "expiresAt" = "expiresAt" - interval '61 minutes'`.execute(database);
  const admin = { name: 'Avery', email: 'avery@fsr.example', password: 'walk a mile in these' };
  expect(await accounts.createFirstAdmin((invited.ok && invited.value) || '', admin)).toEqual({
    ok: false,
    failure: { code: 'not-found' },
  });
  // The next one tidies up.
  await accounts.inviteFirstAdmin();
  expect((await database.selectFrom('verification').selectAll().execute()).length).toBe(1);
});

test('two who make the first admin at once are one admin', async () => {
  const { database, accounts } = await make();
  const secrets = [await accounts.inviteFirstAdmin(), await accounts.inviteFirstAdmin()];
  const answers = await Promise.all(
    secrets.map((secret, at) =>
      accounts.createFirstAdmin((secret.ok && secret.value) || '', {
        name: 'Avery',
        email: `avery-${at}@fsr.example`,
        password: 'walk a mile in these',
      }),
    ),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await database.selectFrom('user').selectAll().execute()).length).toBe(1);
});

test('a flood of sign-ins is turned away before it takes all time and memory', async () => {
  const { accounts } = await make();
  const wrong = { email: 'nobody@fsr.example', password: 'x'.repeat(200) };
  const answers = await Promise.all(Array.from({ length: 60 }, () => accounts.signIn(wrong, CALLER)));
  const codes = answers.map((answer) => (answer.ok ? 'ok' : answer.failure.code));
  expect(codes.filter((code) => code === 'too-many')).toHaveLength(60 - 42);
});

test('an unknown address takes as much work as a wrong password', async () => {
  const { accounts } = await make();
  await accounts.create({ ...CREDENTIALS, name: 'Dana', role: 'donor' });
  const hashed = vi.spyOn(crypto, 'scrypt');
  syncBuiltinESMExports();
  onTestFinished(() => {
    hashed.mockRestore();
    syncBuiltinESMExports();
  });
  const work = async (email: string) => {
    hashed.mockClear();
    await accounts.signIn({ email, password: 'wrong password' }, CALLER);
    return hashed.mock.calls.map(([, , length, options]) => ({ length, options }));
  };
  const known = await work(CREDENTIALS.email);
  expect(known).toHaveLength(1);
  expect(await work('nobody@fsr.example')).toEqual(known);
});

/** A person who is signed in, and the people as an admin changes them. */
async function signedIn() {
  const { database, accounts } = await make();
  const admin = await accounts.create({
    ...CREDENTIALS,
    email: 'admin@fsr.example',
    name: 'Avery',
    role: 'admin',
  });
  const created = await accounts.create({ ...CREDENTIALS, name: 'Dana', role: 'donor' });
  if (!admin.ok || !created.ok) throw new Error('No accounts.');
  const people = new TestServer(database).service(peopleApi, admin.value);
  const opened = await accounts.signIn(CREDENTIALS, CALLER);
  const cookie = (opened.ok && opened.value.cookies[0]?.split(';')[0]) || '';
  expect(await accounts.whoIs(cookie)).toMatchObject(ok(created.value));
  return { database, accounts, people, user: created.value, cookie };
}

test('a new role ends the live sessions at once, and holds from the next one on', async () => {
  const { accounts, people, user, cookie } = await signedIn();
  const { revision } = await answerOf(people.read({ id: user.id }));
  await answerOf(people.change({ id: user.id, name: user.name, role: 'volunteer', base: revision }));
  expect(await accounts.whoIs(cookie)).toEqual(ok(null));
  expect((await answerOf(accounts.signIn(CREDENTIALS, CALLER))).user.role).toBe('volunteer');
});

test('whoever is deactivated is out at once and stays out until they are let in again', async () => {
  const { accounts, people, user, cookie } = await signedIn();
  await answerOf(people.deactivate({ id: user.id }));
  expect(await accounts.whoIs(cookie)).toEqual(ok(null));
  expect(await accounts.signIn(CREDENTIALS, CALLER)).toEqual(fail({ code: 'invalid-credentials' }));
  await answerOf(people.reactivate({ id: user.id }));
  // The sessions of before were ended, not kept waiting.
  expect(await accounts.whoIs(cookie)).toEqual(ok(null));
  expect((await answerOf(accounts.signIn(CREDENTIALS, CALLER))).user).toEqual(user);
});

test('a session that was opened while its person was deactivated counts for nothing', async () => {
  const { accounts, database } = await make();
  await accounts.create({ ...CREDENTIALS, name: 'Dana', role: 'donor' });
  const { cookies } = await answerOf(accounts.signIn(CREDENTIALS, CALLER));
  const cookie = (cookies[0] ?? '').split(';')[0] ?? '';
  expect(await answerOf(accounts.whoIs(cookie))).toMatchObject({ email: CREDENTIALS.email });
  await database.updateTable('user').set({ banned: true }).execute();
  expect(await answerOf(accounts.whoIs(cookie))).toBeNull();
  expect(await answerOf(accounts.sessionIdOf(cookie))).toBeNull();
});

test('an admin who cannot sign in is none: a new first one may be made', async () => {
  const { database, accounts } = await signedIn();
  expect(await accounts.inviteFirstAdmin()).toEqual(ok(null));
  await database.updateTable('user').set({ banned: true }).where('role', '=', 'admin').execute();
  expect(await accounts.inviteFirstAdmin()).toEqual(ok(expect.any(String)));
});
