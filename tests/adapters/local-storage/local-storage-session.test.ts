import { beforeEach, expect, test } from 'vitest';
import { LocalStorageSession, SESSION_KEY } from '../../../src/adapters/local-storage/local-storage-session';
import { fail, ok } from '../../../src/core/shared/result';
import { FakeStorage } from '../../support/fake-storage';
import { aUser } from '../../support/users';

beforeEach(() => localStorage.clear());

const createSession = () => new LocalStorageSession(() => localStorage);

test("the key is 'user', what is stored is the user, and foreign keys stay untouched", async () => {
  localStorage.setItem('other', 'theirs');
  const session = createSession();
  expect(await session.write(aUser())).toEqual(ok(undefined));
  expect(localStorage.getItem('user')).toBe(JSON.stringify(aUser()));
  expect(await session.read()).toEqual(ok(aUser()));
  expect(await session.clear()).toEqual(ok(undefined));
  expect(localStorage.getItem('user')).toBeNull();
  expect(await session.clear()).toEqual(ok(undefined));
  expect(localStorage.getItem('other')).toBe('theirs');
});

test.each([
  'null',
  '[]',
  '"x"',
  '{}',
  '',
  '{"id":',
  'undefined',
  '{"id":"1","email":"a","name":"b","role":null}',
])('the stored text %j is corrupt, and is removed', async (text) => {
  localStorage.setItem(SESSION_KEY, text);
  const session = createSession();
  expect(await session.read()).toEqual(fail({ code: 'corrupt' }));
  expect(localStorage.getItem(SESSION_KEY)).toBeNull();
  expect(await session.read()).toEqual(ok(null));
});

test('what is corrupt and cannot be removed stays corrupt', async () => {
  const storage = new FakeStorage();
  storage.setItem(SESSION_KEY, 'x');
  storage.writeFault = new DOMException('denied', 'SecurityError');
  const session = new LocalStorageSession(() => storage);
  for (let again = 0; again < 2; again++) expect(await session.read()).toEqual(fail({ code: 'corrupt' }));
});

test('four megabytes are corrupt, quickly', async () => {
  localStorage.setItem(SESSION_KEY, JSON.stringify('x'.repeat(4_000_000)));
  expect(await createSession().read()).toEqual(fail({ code: 'corrupt' }));
});

test('a stored user without a role is an admin, and is stored as they were', async () => {
  const { role: _, ...withoutRole } = aUser();
  localStorage.setItem(SESSION_KEY, JSON.stringify(withoutRole));
  expect(await createSession().read()).toEqual(ok(aUser({ role: 'admin' })));
  expect(localStorage.getItem(SESSION_KEY)).toBe(JSON.stringify(withoutRole));
});

test('an unknown role stays as it is: it must not become the default one', async () => {
  localStorage.setItem(SESSION_KEY, JSON.stringify(aUser({ role: 'root' })));
  expect(await createSession().read()).toEqual(ok(aUser({ role: 'root' })));
});

test('a password in the stored session is removed from storage', async () => {
  localStorage.setItem(SESSION_KEY, JSON.stringify({ ...aUser(), password: 'secret-1' }));
  expect(await createSession().read()).toEqual(ok(aUser()));
  expect(localStorage.getItem(SESSION_KEY)).not.toContain('secret-1');
});

test('a full storage has a failure of its own', async () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const session = new LocalStorageSession(() => ({ ...localStorage, setItem: full }));
  expect(await session.write(aUser())).toEqual(fail({ code: 'quota' }));
});

test('a browser that refuses storage, or any call on it, is unavailable', async () => {
  const refuse = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  const refusingCalls = {
    getItem: refuse,
    setItem: refuse,
    removeItem: refuse,
  } as Partial<Storage> as Storage;
  for (const storage of [refuse, () => refusingCalls]) {
    const session = new LocalStorageSession(storage);
    expect(await session.read()).toEqual(fail({ code: 'unavailable' }));
    expect(await session.write(aUser())).toEqual(fail({ code: 'unavailable' }));
    expect(await session.clear()).toEqual(fail({ code: 'unavailable' }));
  }
});
