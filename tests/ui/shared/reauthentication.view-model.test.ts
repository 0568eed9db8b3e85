import { expect, test, vi } from 'vitest';
import { signedInContentStore, signedInLibrary } from '../../../src/adapters/guarded/signed-in';
import { Logout } from '../../../src/core/account/logout';
import { RestoreSession } from '../../../src/core/account/restore-session';
import type { SessionKeeper } from '../../../src/core/account/session.port';
import { DEFAULT_CONTENT } from '../../../src/core/content/default-content';
import type { ImageLibrary } from '../../../src/core/content/pictures/image-library.port';
import { fail, ok } from '../../../src/core/shared/result';
import { ReauthenticationViewModel } from '../../../src/ui/shared/session/reauthentication.view-model';
import { SessionViewModel } from '../../../src/ui/shared/session/session.view-model';
import { contentStoreContract } from '../../contracts/content-store.contract';
import { CountingIds } from '../../support/counting-ids';
import { FakePageLifecycle } from '../../support/fake-page-lifecycle';
import { FakeTime, settle } from '../../support/fake-time';
import { InMemoryAuthGateway } from '../../support/in-memory/in-memory-auth-gateway';
import { InMemoryContentStore } from '../../support/in-memory/in-memory-content-store';
import { InMemorySession } from '../../support/in-memory/in-memory-session';
import { RecordingLogger } from '../../support/recording-logger';
import { aUser } from '../../support/users';

const avery = aUser({ id: 'avery', email: 'admin@fsr.example', name: 'Avery Admin', role: 'admin' });
const blake = aUser({ id: 'blake', email: 'blake@fsr.example', name: 'Blake Admin', role: 'admin' });
const refused = fail({ code: 'unauthenticated' });

/** A page of Avery's in the dashboard. */
async function openPage() {
  const sessions = new InMemorySession(avery);
  const logger = new RecordingLogger();
  const session = new SessionViewModel(
    new RestoreSession(sessions, logger),
    sessions.changes,
    new FakePageLifecycle(),
  );
  const work = { isUnsaved: false };
  const reauthentication = new ReauthenticationViewModel(session, { isLeftBy: () => work.isUnsaved });
  session.start();
  const end = reauthentication.start();
  await settle();
  /** A call to a server that saves for the person who is signed in there. */
  const saved: string[] = [];
  const save = vi.fn(async () => {
    const now = await sessions.read();
    if (!now.ok || !now.value) return refused;
    saved.push(now.value.id);
    return ok('saved');
  });
  const logout = new Logout(new InMemoryAuthGateway(async () => ok(avery), sessions), logger);
  return { sessions, session, work, reauthentication, end, save, saved, logout };
}

test('while all is well a call is made once, and its own failures are its own', async () => {
  const { reauthentication, save, saved } = await openPage();
  expect(await reauthentication.keep(save)).toEqual(ok('saved'));
  expect(saved).toEqual(['avery']);
  const broken = vi.fn(async () => fail({ code: 'unavailable' }));
  expect(await reauthentication.keep(broken)).toEqual(fail({ code: 'unavailable' }));
  expect(broken).toHaveBeenCalledTimes(1);
  expect(reauthentication.isAsking).toBe(false);
});

test('a call of somebody whose session has ended asks, and goes on once when the same person is back', async () => {
  const { sessions, session, reauthentication, save, saved } = await openPage();
  await sessions.clear();
  const answer = reauthentication.keep(save);
  await settle();
  expect(reauthentication.isAsking).toBe(true);
  expect(reauthentication.absence).toEqual({ person: avery, by: null });
  expect(session.user).toEqual(avery);
  await sessions.write(avery);
  session.signIn(avery);
  expect(await answer).toEqual(ok('saved'));
  expect(saved).toEqual(['avery']);
  expect(save).toHaveBeenCalledTimes(2);
  expect(reauthentication).toMatchObject({ isAsking: false, absence: null });
});

test('everything that waits goes on, and what is refused again is not tried for ever', async () => {
  const { sessions, session, reauthentication, save, saved } = await openPage();
  await sessions.clear();
  const answers = [reauthentication.keep(save), reauthentication.keep(save)];
  const stubborn = vi.fn(async () => refused);
  const never = reauthentication.keep(stubborn);
  await settle();
  await sessions.write(avery);
  session.signIn(avery);
  expect(await Promise.all(answers)).toEqual([ok('saved'), ok('saved')]);
  expect(saved).toEqual(['avery', 'avery']);
  expect(await never).toEqual(refused);
  expect(stubborn).toHaveBeenCalledTimes(2);
});

test('a refusal that arrives after the person came back is tried again without asking', async () => {
  const { sessions, session, reauthentication, save } = await openPage();
  await sessions.clear();
  let answerLate = () => {};
  const late = vi.fn(save).mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answerLate = () => resolve(refused);
      }),
  );
  const slow = reauthentication.keep(late);
  const quick = reauthentication.keep(save);
  await settle();
  await sessions.write(avery);
  session.signIn(avery);
  await quick;
  answerLate();
  expect(await slow).toEqual(ok('saved'));
  expect(reauthentication.isAsking).toBe(false);
});

test('put off, what waits is refused, and the next call asks before it is made', async () => {
  const { sessions, session, reauthentication, save } = await openPage();
  await sessions.clear();
  const answer = reauthentication.keep(save);
  await settle();
  reauthentication.putOff();
  expect(await answer).toEqual(refused);
  expect(reauthentication).toMatchObject({ isAsking: false, absence: { by: null } });
  const next = reauthentication.keep(save);
  expect(reauthentication.isAsking).toBe(true);
  expect(save).toHaveBeenCalledTimes(1);
  await sessions.write(avery);
  session.signIn(avery);
  expect(await next).toEqual(ok('saved'));
});

test('nothing is saved in the name of somebody else who signed in, also not when the page is left to them', async () => {
  const { sessions, session, reauthentication, save, saved } = await openPage();
  await sessions.clear();
  const answer = reauthentication.keep(save);
  await settle();
  await sessions.write(blake);
  session.signIn(blake);
  await settle();
  expect(reauthentication).toMatchObject({ isAsking: true, absence: { person: avery, by: blake } });
  reauthentication.goOn();
  expect(await answer).toEqual(refused);
  expect(session).toMatchObject({ user: blake, interruption: null });
  expect(saved).toEqual([]);
});

test('the same person with another role is not let go on', async () => {
  const { sessions, session, reauthentication, save, saved } = await openPage();
  const demoted = { ...avery, role: 'volunteer' };
  await sessions.clear();
  const answer = reauthentication.keep(save);
  await settle();
  await sessions.write(demoted);
  session.signIn(demoted);
  await settle();
  expect(reauthentication.absence).toEqual({ person: avery, by: demoted });
  reauthentication.putOff();
  expect(await answer).toEqual(refused);
  expect(saved).toEqual([]);
});

test('a session that ends elsewhere keeps a page with unsaved work, and the person comes back by signing in elsewhere', async () => {
  const { sessions, session, work, reauthentication } = await openPage();
  work.isUnsaved = true;
  sessions.changeElsewhere(null);
  await settle();
  expect(session).toMatchObject({ status: 'signed-in', user: avery, interruption: { by: null } });
  expect(reauthentication.isAsking).toBe(true);
  sessions.changeElsewhere(avery);
  await settle();
  expect(session.interruption).toBeNull();
  expect(reauthentication.isAsking).toBe(false);
});

test('without unsaved work a session that ends or changes elsewhere ends or changes here', async () => {
  const { sessions, session } = await openPage();
  sessions.changeElsewhere(blake);
  await settle();
  expect(session).toMatchObject({ user: blake, interruption: null });
  sessions.changeElsewhere(null);
  await settle();
  expect(session).toMatchObject({ status: 'signed-out', signedOutBy: 'nobody' });
});

test('who goes elsewhere with nothing unsaved leaves the interrupted session behind', async () => {
  const { sessions, session, work, reauthentication } = await openPage();
  work.isUnsaved = true;
  sessions.changeElsewhere(null);
  await settle();
  reauthentication.putOff();
  reauthentication.handleNavigation();
  expect(session.status).toBe('signed-in');
  work.isUnsaved = false;
  reauthentication.handleNavigation();
  expect(session).toMatchObject({ status: 'signed-out', signedOutBy: 'nobody' });
});

test('logging out, and the end of the dashboard, answer what waits', async () => {
  const page = await openPage();
  await page.sessions.clear();
  const answer = page.reauthentication.keep(page.save);
  await settle();
  await page.session.signOut(page.logout);
  expect(await answer).toEqual(refused);
  expect(page.reauthentication.isAsking).toBe(false);
  expect(await page.reauthentication.keep(page.save)).toEqual(refused);

  const other = await openPage();
  await other.sessions.clear();
  const waiting = other.reauthentication.keep(other.save);
  await settle();
  other.end();
  expect(await waiting).toEqual(refused);
});

/** Counts what was made through it. */
function countingKeeper() {
  const kept = { count: 0 };
  const keeper: SessionKeeper = {
    keep: (call) => {
      kept.count += 1;
      return call();
    },
  };
  return { kept, keeper };
}

const sessionOf = (role: string | null) => ({
  read: async () => ok(role === null ? null : aUser({ role })),
});

contentStoreContract('A content store for people who are signed in', () => {
  const store = new InMemoryContentStore(new FakeTime(), new CountingIds(), DEFAULT_CONTENT);
  return signedInContentStore(store, { session: sessionOf('admin'), keeper: countingKeeper().keeper });
});

test.each([
  ['admin', null],
  ['donor', 'forbidden'],
  [null, 'unauthenticated'],
])('of the content, %s hears of saving and backups: %s; reading is for everybody', async (role, code) => {
  const { kept, keeper } = countingKeeper();
  const stored = new InMemoryContentStore(new FakeTime(), new CountingIds(), DEFAULT_CONTENT);
  const store = signedInContentStore(stored, { session: sessionOf(role), keeper });
  expect((await store.load()).ok).toBe(true);
  expect(kept.count).toBe(0);
  const answers = [
    await store.save({ content: DEFAULT_CONTENT, base: null, automatic: false }),
    await store.backups(),
  ];
  expect(kept.count).toBe(2);
  for (const answer of answers)
    expect(answer).toMatchObject(code === null ? { ok: true } : { ok: false, failure: { code } });
});

test('pictures are added by those who may; everybody sees them', async () => {
  const put = vi.fn(async () => fail({ code: 'quota', limit: 0 } as const));
  const library = { put, putCopy: put, read: async () => ok(null), urlFor: () => '/a.png' } as never;
  const { keeper } = countingKeeper();
  const donors: ImageLibrary = signedInLibrary(library, { session: sessionOf('donor'), keeper });
  const admins: ImageLibrary = signedInLibrary(library, { session: sessionOf('admin'), keeper });
  const picture = { type: 'image/png', bytes: new Uint8Array() } as const;
  expect(donors.urlFor('a' as never)).toBe('/a.png');
  expect(await donors.put(picture)).toEqual(fail({ code: 'forbidden' }));
  expect(put).not.toHaveBeenCalled();
  expect(await admins.put(picture)).toMatchObject({ failure: { code: 'quota' } });
});
