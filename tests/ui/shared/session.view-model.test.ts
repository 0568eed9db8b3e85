import { expect, test } from 'vitest';
import { Logout } from '../../../src/core/account/logout';
import { RestoreSession } from '../../../src/core/account/restore-session';
import { fail, ok } from '../../../src/core/shared/result';
import { SessionViewModel } from '../../../src/ui/shared/session/session.view-model';
import { FakePageLifecycle } from '../../support/fake-page-lifecycle';
import { settle } from '../../support/fake-time';
import { InMemoryAuthGateway } from '../../support/in-memory/in-memory-auth-gateway';
import { InMemorySession } from '../../support/in-memory/in-memory-session';
import { RecordingLogger } from '../../support/recording-logger';
import { aUser } from '../../support/users';

function setUp({ user = null as ReturnType<typeof aUser> | null, loaded = true } = {}) {
  const sessions = new InMemorySession(user);
  const page = new FakePageLifecycle(loaded);
  const logger = new RecordingLogger();
  const session = new SessionViewModel(new RestoreSession(sessions, logger), sessions.changes, page);
  const gateway = new InMemoryAuthGateway(async () => ok(aUser()), sessions);
  return { session, sessions, page, gateway, logout: new Logout(gateway, logger) };
}

test('the session is read when the page has loaded, not before', async () => {
  const { session, page } = setUp({ user: aUser(), loaded: false });
  session.start();
  await settle();
  expect(session).toMatchObject({ status: 'restoring', user: null, signedOutBy: null });
  page.load();
  await settle();
  expect(session).toMatchObject({ status: 'signed-in', user: aUser(), signedOutBy: null });
});

test('with nothing stored nobody is signed in, and that is no error', async () => {
  const { session } = setUp();
  session.start();
  await settle();
  expect(session).toMatchObject({ status: 'signed-out', user: null, signedOutBy: 'nobody' });
});

test('a damaged session is removed and said, until somebody signs in', async () => {
  const { session, sessions, logout } = setUp();
  const read = sessions.read.bind(sessions);
  sessions.read = async () => fail({ code: 'corrupt' });
  session.start();
  await settle();
  expect(session).toMatchObject({ status: 'signed-out', signedOutBy: 'damaged' });
  sessions.read = read;
  sessions.changes.change('session');
  await settle();
  expect(session.signedOutBy).toBe('damaged');
  session.signIn(aUser());
  await session.signOut(logout);
  expect(session.signedOutBy).toBe('choice');
});

test('starting again, as React does in strict mode, leaves nothing behind', async () => {
  const { session, page, sessions } = setUp({ user: aUser() });
  session.start()();
  expect(page.pending).toBe(0);
  const stop = session.start();
  await settle();
  stop();
  sessions.changeElsewhere(null);
  await settle();
  expect(session.status).toBe('signed-in');
});

test('a store that cannot be read at start says so; trying again helps once it can be read', async () => {
  const { session, sessions } = setUp({ user: aUser() });
  const read = sessions.read.bind(sessions);
  sessions.read = async () => fail({ code: 'unavailable' });
  session.start();
  await settle();
  expect(session).toMatchObject({ status: 'signed-out', signedOutBy: 'unreadable' });
  sessions.read = read;
  await session.restore();
  expect(session).toMatchObject({ status: 'signed-in', signedOutBy: null });
});

test('later, a store that cannot be read logs nobody out', async () => {
  const { session, sessions } = setUp({ user: aUser() });
  session.start();
  await settle();
  sessions.read = async () => fail({ code: 'unavailable' });
  sessions.changes.change('session');
  await settle();
  expect(session.status).toBe('signed-in');
});

test('signing out in another tab signs out here, and the way back is remembered', async () => {
  const { session, sessions } = setUp({ user: aUser() });
  session.start();
  await settle();
  sessions.changeElsewhere(null);
  await settle();
  expect(session).toMatchObject({ status: 'signed-out', signedOutBy: 'nobody' });
});

test('signing in as somebody else in another tab makes this tab theirs', async () => {
  const { session, sessions } = setUp({ user: aUser() });
  session.start();
  await settle();
  const other = aUser({ id: 'user-2', name: 'Val Volunteer', role: 'volunteer' });
  sessions.changeElsewhere(other);
  await settle();
  expect(session.user).toEqual(other);
});

test('a notice that the session may have changed reads it again, and no other notice does', async () => {
  const { session, sessions } = setUp({ user: aUser() });
  session.start();
  await settle();
  await sessions.clear();
  sessions.changes.change('content');
  await settle();
  expect(session.status).toBe('signed-in');
  sessions.changes.change('session');
  await settle();
  expect(session.status).toBe('signed-out');
});

test('signing out forgets the user here and in the store', async () => {
  const { session, sessions, logout } = setUp({ user: aUser() });
  session.start();
  await settle();
  expect(await session.signOut(logout)).toBe(true);
  expect(session).toMatchObject({ status: 'signed-out', user: null, signedOutBy: 'choice' });
  expect(await sessions.read()).toEqual(ok(null));
});

test('a failed logout says so, and the session in memory is gone all the same', async () => {
  const { session, gateway, logout } = setUp({ user: aUser() });
  session.start();
  await settle();
  gateway.signOut = async () => fail({ code: 'unavailable' });
  expect(await session.signOut(logout)).toBe(false);
  expect(session.status).toBe('signed-out');
});

test('a read that was overtaken by a login changes nothing', async () => {
  const { session } = setUp();
  session.start();
  session.signIn(aUser());
  await settle();
  expect(session.user).toEqual(aUser());
});

test('a login is called off by signing out, here or in another tab, and not by the first read', async () => {
  const { session, sessions, logout } = setUp();
  const early = session.beginSignIn();
  session.start();
  await settle();
  expect(early.signal.aborted).toBe(false);
  await session.signOut(logout);
  expect(early.signal.aborted).toBe(true);

  const late = session.beginSignIn();
  sessions.changeElsewhere(aUser());
  await settle();
  sessions.changeElsewhere(null);
  await settle();
  expect(late.signal.aborted).toBe(true);
});
