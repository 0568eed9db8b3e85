import { beforeEach, expect, test, vi } from 'vitest';
import {
  LocalStorageSessionStore,
  SESSION_KEY,
} from '../../../src/adapters/local-storage/local-storage-session-store';
import { fail, ok } from '../../../src/core/shared/result';
import { sessionStoreContract } from '../../contracts/session-store.contract';
import { aUser } from '../../support/users';

beforeEach(() => localStorage.clear());

const createStore = () => new LocalStorageSessionStore(() => localStorage, window);

sessionStoreContract('LocalStorageSessionStore', () => {
  const store = createStore();
  return {
    store,
    people: [aUser(), aUser({ id: 'user-2', avatar: '/images/avatar.svg' })],
    signIn: (user) => store.write(user),
    changeElsewhere: (user) => {
      if (user) localStorage.setItem(SESSION_KEY, JSON.stringify(user));
      else localStorage.removeItem(SESSION_KEY);
      window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY, storageArea: localStorage }));
    },
  };
});

test("the key is 'user', and foreign keys stay untouched", async () => {
  localStorage.setItem('other', 'theirs');
  const store = createStore();
  await store.write(aUser());
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(aUser());
  await store.clear();
  expect(localStorage.getItem('user')).toBeNull();
  expect(localStorage.getItem('other')).toBe('theirs');
});

test('another tab that clears everything (key null) is noticed, a foreign key is not', () => {
  const listener = vi.fn();
  const unsubscribe = createStore().subscribe(listener);
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
  expect(listener).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(listener).toHaveBeenCalledTimes(1);
  unsubscribe();
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
])('the stored text %j is corrupt', async (text) => {
  localStorage.setItem(SESSION_KEY, text);
  expect(await createStore().read()).toEqual(fail({ code: 'corrupt' }));
});

test('four megabytes are corrupt, quickly', async () => {
  localStorage.setItem(SESSION_KEY, JSON.stringify('x'.repeat(4_000_000)));
  expect(await createStore().read()).toEqual(fail({ code: 'corrupt' }));
});

test('a password in the stored session is removed from storage', async () => {
  localStorage.setItem(SESSION_KEY, JSON.stringify({ ...aUser(), password: 'secret-1' }));
  expect(await createStore().read()).toEqual(ok(aUser()));
  expect(localStorage.getItem(SESSION_KEY)).not.toContain('secret-1');
});

test('a full storage has a failure of its own', async () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const store = new LocalStorageSessionStore(() => ({ ...localStorage, setItem: full }), window);
  expect(await store.write(aUser())).toEqual(fail({ code: 'quota' }));
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
    const store = new LocalStorageSessionStore(storage, window);
    expect(await store.read()).toEqual(fail({ code: 'unavailable' }));
    expect(await store.write(aUser())).toEqual(fail({ code: 'unavailable' }));
    expect(await store.clear()).toEqual(fail({ code: 'unavailable' }));
  }
});
