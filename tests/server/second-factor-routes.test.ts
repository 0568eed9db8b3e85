import { expect, test } from 'vitest';
import { WebCryptoCodes } from '../../src/adapters/web-crypto/web-crypto-codes';
import { stepAt } from '../../src/core/account/second-factor/code-rules';
import { FIRST_SETTINGS } from '../../src/core/settings/settings';
import { anyDatabase } from '../support/test-database';
import { TestServer } from '../support/test-server';

const { empty } = await anyDatabase();
const codes = new WebCryptoCodes(crypto);

async function make(secondStepFrom = '2020-01-01') {
  const database = await empty();
  const server = new TestServer(database);
  const policy = { secondStep: 'admins', secondStepFrom };
  await database
    .insertInto('settings')
    .values({ revision: 'one', saved_at: 0, settings: JSON.stringify({ ...FIRST_SETTINGS, ...policy }) })
    .execute();
  const { user, credentials } = await server.account('admin');
  const browser = () => {
    const cookies = new Map<string, string>();
    const fetch = server.browser(cookies);
    const send = async (path: string, body?: unknown, method = 'POST') => {
      const response = await fetch(path, {
        method,
        headers: { 'Content-Type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      return { status: response.status, body: text === '' ? null : JSON.parse(text) };
    };
    return { cookies, send, get: (path: string) => send(path, undefined, 'GET') };
  };
  const codeOf = async (secret: string) =>
    (await codes.codes(secret, [stepAt(server.time.now())]))[0]?.code ?? '';
  /** Sets up an authenticator in a browser that was signed in by the password alone. */
  const setUp = async (own: ReturnType<typeof browser>) => {
    const begun = await own.send('/api/account/beginAuthenticator', { password: credentials.password });
    const { secret } = begun.body;
    const done = await own.send('/api/account/finishAuthenticator', { code: await codeOf(secret) });
    expect(done.status).toBe(200);
    server.time.setNow(server.time.now() + 60_000);
    return { secret, backupCodes: done.body.backupCodes };
  };
  return { database, server, user, credentials, browser, codeOf, setUp };
}

const LIST = { page: 1, size: 10, search: '', role: null, state: null, order: 'name', isDescending: false };

test('a password alone opens the own account; with the first factor everything opens', async () => {
  const { credentials, browser, setUp } = await make();
  const own = browser();
  expect((await own.send('/api/session', credentials)).status).toBe(200);
  expect(await own.send('/api/people/list', LIST)).toEqual({ status: 403, body: { code: 'second-factor' } });
  expect((await own.get('/api/changes')).body).toEqual({ code: 'second-factor' });
  expect((await own.get('/api/session')).body).toMatchObject({
    user: { role: 'admin' },
    standing: { assurance: 'password', secondStepFrom: '2020-01-01', hasFactor: false },
  });
  await setUp(own);
  expect((await own.send('/api/people/list', LIST)).status).toBe(200);
});

test('before its day nothing changes', async () => {
  const { credentials, browser } = await make('2199-01-01');
  const own = browser();
  await own.send('/api/session', credentials);
  expect((await own.send('/api/people/list', LIST)).status).toBe(200);
});

test('the second sign-in asks for a second step, which a code opens once', async () => {
  const { database, credentials, browser, setUp, codeOf } = await make();
  const first = browser();
  await first.send('/api/session', credentials);
  const { secret, backupCodes } = await setUp(first);
  const own = browser();
  const asked = await own.send('/api/session', credentials);
  expect(asked.body).toEqual({
    secondStep: { passkey: null, hasAuthenticator: true, hasBackupCodes: true },
  });
  expect([...own.cookies.keys()]).toEqual(['second-step']);
  expect((await own.get('/api/session')).body).toEqual({ user: null, standing: null });
  expect(await own.send('/api/session/second-step', { kind: 'code', code: '000 000' })).toEqual({
    status: 401,
    body: { code: 'invalid-credentials' },
  });
  const code = { kind: 'code', code: await codeOf(secret) };
  const opened = await own.send('/api/session/second-step', code);
  expect(opened.body.user).toMatchObject({ role: 'admin' });
  expect([...own.cookies.keys()]).toEqual(['session', 'known-browser']);
  expect((await own.get('/api/session')).body.standing).toMatchObject({ assurance: 'second' });
  expect((await own.send('/api/people/list', LIST)).status).toBe(200);
  const other = browser();
  await other.send('/api/session', credentials);
  expect((await other.send('/api/session/second-step', code)).body).toEqual({ code: 'conflict' });
  const backup = { kind: 'backup', code: backupCodes[0] };
  expect((await other.send('/api/session/second-step', backup)).status).toBe(200);
  const kept = JSON.stringify(await database.selectFrom('second_factor').selectAll().execute());
  for (const text of [secret, ...backupCodes]) expect(kept).not.toContain(text);
});

test('sign-ins that were finished do not keep the person out, and right passwords alone do', async () => {
  const { credentials, browser, setUp } = await make();
  const own = browser();
  await own.send('/api/session', credentials);
  const { backupCodes } = await setUp(own);
  for (const code of backupCodes) {
    await own.send('/api/session', credentials);
    expect((await own.send('/api/session/second-step', { kind: 'backup', code })).status).toBe(200);
  }
  const stranger = browser();
  for (let count = 1; count <= 8; count += 1)
    expect((await stranger.send('/api/session', credentials)).status).toBe(200);
  expect(await stranger.send('/api/session', credentials)).toEqual({
    status: 429,
    body: { code: 'too-many' },
  });
});

test('looking for records that are alike asks for no confirmation, erasing them does', async () => {
  const { server, user, credentials, browser, setUp } = await make();
  const own = browser();
  await own.send('/api/session', credentials);
  await setUp(own);
  server.time.setNow(server.time.now() + 10 * 60_000);
  const question = encodeURIComponent(JSON.stringify({ kind: 'person', id: user.id }));
  const found = await own.get(`/api/privacy/alike?q=${question}`);
  expect(found).toEqual({ status: 200, body: [] });
  const erased = await own.send('/api/privacy/eraseRecords', {
    records: [{ kind: 'message', id: 'some-id' }],
  });
  expect(erased).toEqual({ status: 403, body: { code: 'step-up' } });
});

test('staff are told of a sign-in in a new browser, and not of the first one', async () => {
  const { database, credentials, browser } = await make('2199-01-01');
  const mailed = async () => {
    const mails = await database.selectFrom('outbox_mail').select('subject').execute();
    return mails.map(({ subject }) => subject);
  };
  const own = browser();
  await own.send('/api/session', credentials);
  await own.send('/api/session', credentials);
  expect(await mailed()).toEqual([]);
  await browser().send('/api/session', credentials);
  expect(await mailed()).toEqual(['New sign-in from A browser on an unknown device']);
});

test('without the cookie of a sign-in there is nothing to prove', async () => {
  const { browser } = await make();
  const answer = await browser().send('/api/session/second-step', { kind: 'code', code: '123456' });
  expect(answer).toEqual({ status: 404, body: { code: 'not-found' } });
});

test('ten minutes after the second step a role and the settings ask for a confirmation', async () => {
  const { server, database, credentials, browser, setUp, codeOf } = await make();
  const own = browser();
  await own.send('/api/session', credentials);
  const { secret } = await setUp(own);
  server.time.setNow(server.time.now() + 10 * 60_000);
  const refused = { status: 403, body: { code: 'step-up' } };
  const invitation = { name: 'Pat', email: 'pat@example.org', role: 'program_manager' };
  expect(await own.send('/api/people/invite', invitation)).toEqual(refused);
  const settings = { ...FIRST_SETTINGS, secondStep: 'off', secondStepFrom: '', base: 'one' };
  expect(await own.send('/api/settings/save', settings)).toEqual(refused);
  expect((await own.send('/api/people/invite', { ...invitation, role: 'volunteer' })).status).toBe(200);
  const confirmed = await own.send('/api/account/confirm', { kind: 'code', code: await codeOf(secret) });
  expect(confirmed.status).toBe(204);
  expect((await own.send('/api/settings/save', settings)).status).toBe(200);
  const entries = await database.selectFrom('audit_entry').select('action').execute();
  expect(entries.map(({ action }) => action)).toContain('person.change-factors');
});

test('an admin resets the second step of another, who signs in again by the link alone', async () => {
  const { server, credentials, browser, setUp, user, database } = await make();
  const own = browser();
  await own.send('/api/session', credentials);
  await setUp(own);
  const second = await server.account('admin', 'second@example.org');
  const other = browser();
  await other.send('/api/session', second.credentials);
  await setUp(other);
  const reset = await other.send('/api/people/resetFactors', { id: user.id });
  expect(reset.status).toBe(200);
  expect((await own.get('/api/session')).body.user).toBeNull();
  expect(await own.send('/api/session', credentials)).toEqual({
    status: 403,
    body: { code: 'second-factor' },
  });
  expect(reset.body).toEqual({ link: null });
  const mails = await database.selectFrom('outbox_mail').select(['subject', 'mail']).execute();
  const mail = mails.find(({ subject }) => subject === 'Your second step was reset')?.mail;
  const [, secret] = /#reset=(\w+)/.exec(JSON.stringify(mail)) ?? [];
  const opened = await own.send('/api/session', { ...credentials, reset: secret });
  expect(opened.body.user).toMatchObject({ id: user.id });
  expect((await own.send('/api/people/list', LIST)).body).toEqual({ code: 'second-factor' });
});
