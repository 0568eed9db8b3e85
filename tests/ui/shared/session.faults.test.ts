import { expect, test } from 'vitest';
import { LocalStorageSession, SESSION_KEY } from '../../../src/adapters/local-storage/local-storage-session';
import { StorageChanges } from '../../../src/adapters/local-storage/storage-changes';
import type { User } from '../../../src/core/account/user';
import { ok } from '../../../src/core/shared/result';
import { FakePageLifecycle } from '../../support/fake-page-lifecycle';
import { FakeStorage, SharedStorage } from '../../support/fake-storage';
import { settle } from '../../support/fake-time';
import { signInScreens } from '../../support/faults/sign-in-screens';
import { withFaults } from '../../support/faults/with-faults';
import { InMemoryAuthGateway } from '../../support/in-memory/in-memory-auth-gateway';
import { aUser } from '../../support/users';

/** The site on a visit of somebody who is signed in, on a session that can fail, be slow, or answer out of order. */
async function openSite() {
  const shared = new SharedStorage();
  const storage = new FakeStorage(shared);
  const otherTab = new FakeStorage(shared);
  const store = new LocalStorageSession(() => storage);
  await store.write(aUser());
  const faulty = withFaults('currentSession', store);
  const gateway = withFaults(
    'authGateway',
    new InMemoryAuthGateway(async () => ok(aUser({ id: 'user-2' })), store),
  );
  const changes = new StorageChanges(storage.view, new FakePageLifecycle());
  const screens = signInScreens(gateway.port, faulty.port, { changes });
  const session = screens.openSession();
  const shell = screens.openShell(session);
  const changeElsewhere = (user: User) => otherTab.setItem(SESSION_KEY, JSON.stringify(user));
  return { ...screens, store, storage, changeElsewhere, faulty, gateway, session, shell };
}
const WAYS = ['refuses', 'throws'] as const;

test.each(WAYS)(
  'a store that %s at the start is reported; nothing is lost, and trying again helps',
  async (way) => {
    const { faulty, session } = await openSite();
    if (way === 'refuses') faulty.fail('read', 1, { code: 'unavailable' });
    else faulty.break('read', 1);
    await session.restore();
    expect(session).toMatchObject({ user: null, signedOutBy: 'unreadable' });
    await session.restore();
    expect(session.user).toEqual(aUser());
  },
);

test.each(['refuses to forget', 'forgets'])(
  'a stored value that is no session signs out, also when the browser %s it',
  async (way) => {
    const { storage, session } = await openSite();
    storage.setItem(SESSION_KEY, 'no session');
    if (way !== 'forgets') storage.writeFault = new DOMException('denied', 'SecurityError');
    await session.restore();
    expect(session).toMatchObject({ user: null, status: 'signed-out', signedOutBy: 'damaged' });
  },
);

test.each(WAYS)('a store that %s later signs nobody out', async (way) => {
  const { faulty, session, changeElsewhere } = await openSite();
  if (way === 'refuses') faulty.fail('read', 2, { code: 'unavailable' });
  else faulty.break('read', 2);
  const stop = session.start();
  await settle();
  changeElsewhere(aUser({ id: 'user-3' }));
  await settle();
  expect(session.user).toEqual(aUser());
  changeElsewhere(aUser({ id: 'user-4' }));
  await settle();
  expect(session.user).toEqual(aUser({ id: 'user-4' }));
  stop();
});

test('a sign-in whose session the browser refuses to keep is an error, and the next try works', async () => {
  const { storage, session, openForm } = await openSite();
  storage.writeFault = new DOMException('denied', 'SecurityError');
  const { form, submit } = openForm(session);
  await submit();
  expect(form.form.problems[0]?.message).toBe('An unexpected error occurred. Please try again.');
  expect(form.form.problems[0]?.advice).toContain('Allow cookies');
  expect(form.form.isSending).toBe(false);
  expect(session.user).toBeNull();
  storage.writeFault = null;
  await submit();
  expect(session.user?.id).toBe('user-2');
});

test.each(WAYS)(
  'a logout that the back end %s says so, signs out here all the same, and the next one works',
  async (way) => {
    const { gateway, session, shell, toasts, store, openForm } = await openSite();
    if (way === 'refuses') gateway.fail('signOut', 1, { code: 'unavailable' });
    else gateway.break('signOut', 1);
    await session.restore();
    await shell.logOut();
    expect(session.user).toBeNull();
    expect(toasts.toast).toMatchObject({ title: 'Failed to log out properly', variant: 'destructive' });
    await openForm(session).submit();
    await shell.logOut();
    expect(toasts.toast?.title).toBe('Logged out');
    expect(await store.read()).toEqual(ok(null));
  },
);

test.each(WAYS)(
  'a cancelled login whose session the back end %s to end is logged as an error',
  async (way) => {
    const { gateway, session, openForm, logger } = await openSite();
    const opened = gateway.hold('signIn', 1);
    if (way === 'refuses') gateway.fail('signOut', 1, { code: 'unavailable' });
    else gateway.break('signOut', 1);
    const { form, submit } = openForm(session);
    const leave = form.start();
    const submitted = submit();
    await settle();
    leave();
    opened();
    await submitted;
    expect(session.user).toBeNull();
    expect(logger.entries.map(({ level }) => level)).toContain('error');
  },
);

test('a slow logout has signed out here before the store answers', async () => {
  const { gateway, session, shell, toasts } = await openSite();
  await session.restore();
  const answer = gateway.hold('signOut', 1);
  const loggedOut = shell.logOut();
  await settle();
  expect(session.user).toBeNull();
  expect(toasts.toast).toBeNull();
  answer();
  await loggedOut;
  expect(toasts.toast?.title).toBe('Logged out');
});

test('of two reads out of order the later one counts', async () => {
  const { faulty, session, store } = await openSite();
  const answer = faulty.hold('read', 1);
  const first = session.restore();
  await settle();
  await store.write(aUser({ id: 'user-5' }));
  await session.restore();
  answer();
  await first;
  expect(session.user?.id).toBe('user-5');
});
