import { expect, test } from 'vitest';
import {
  LocalStorageSessionStore,
  SESSION_KEY,
} from '../../../src/adapters/local-storage/local-storage-session-store';
import type { User } from '../../../src/core/auth/user';
import { ok } from '../../../src/core/shared/result';
import { FakeStorage, SharedStorage } from '../../support/fake-storage';
import { settle } from '../../support/fake-time';
import { signInScreens } from '../../support/faults/sign-in-screens';
import { withFaults } from '../../support/faults/with-faults';
import { aUser } from '../../support/users';

/** The site on a visit of somebody who is signed in, on a store that can fail, be slow, or answer out of order. */
async function openSite() {
  const shared = new SharedStorage();
  const storage = new FakeStorage(shared);
  const otherTab = new FakeStorage(shared);
  const store = new LocalStorageSessionStore(() => storage, storage.view);
  await store.write(aUser());
  const faulty = withFaults('sessionStore', store);
  const screens = signInScreens({ signIn: async () => ok(aUser({ id: 'user-2' })) }, faulty.port);
  const session = screens.openSession();
  const shell = screens.openShell(session);
  const changeElsewhere = (user: User) => otherTab.setItem(SESSION_KEY, JSON.stringify(user));
  return { ...screens, store, changeElsewhere, faulty, session, shell };
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

test.each(['refuses', 'throws', 'works'] as const)(
  'a stored value that is no session signs out, also when the store %s to forget it',
  async (way) => {
    const { faulty, session } = await openSite();
    faulty.fail('read', 1, { code: 'corrupt' });
    if (way === 'refuses') faulty.fail('clear', 1, { code: 'unavailable' });
    if (way === 'throws') faulty.break('clear', 1);
    await session.restore();
    expect(session).toMatchObject({ user: null, status: 'signed-out' });
    expect(faulty.calls('clear')).toBe(1);
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

test.each(WAYS)(
  'a sign-in whose session the store %s to keep is an error, and the next try works',
  async (way) => {
    const { faulty, session, openForm } = await openSite();
    if (way === 'refuses') faulty.fail('write', 1, { code: 'unavailable' });
    else faulty.break('write', 1);
    const { form, submit } = openForm(session);
    await submit();
    expect(form.form.problems[0]?.message).toBe('An unexpected error occurred. Please try again.');
    expect(form.form.isSending).toBe(false);
    expect(session.user).toBeNull();
    await submit();
    expect(session.user?.id).toBe('user-2');
  },
);

test.each(WAYS)(
  'a logout that the store %s says so, signs out here all the same, and the next one works',
  async (way) => {
    const { faulty, session, shell, toasts, store, openForm } = await openSite();
    if (way === 'refuses') faulty.fail('clear', 1, { code: 'unavailable' });
    else faulty.break('clear', 1);
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
  'a cancelled login whose session the store %s to forget is logged as an error',
  async (way) => {
    const { faulty, session, openForm, logger } = await openSite();
    const written = faulty.hold('write', 1);
    if (way === 'refuses') faulty.fail('clear', 1, { code: 'unavailable' });
    else faulty.break('clear', 1);
    const { form, submit } = openForm(session);
    const leave = form.start();
    const submitted = submit();
    await settle();
    leave();
    written();
    await submitted;
    expect(session.user).toBeNull();
    expect(logger.entries.map(({ level }) => level)).toContain('error');
  },
);

test('a slow logout has signed out here before the store answers', async () => {
  const { faulty, session, shell, toasts } = await openSite();
  await session.restore();
  const answer = faulty.hold('clear', 1);
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
