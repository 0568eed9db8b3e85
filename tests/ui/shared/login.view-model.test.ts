import { expect, test, vi } from 'vitest';
import type { AuthGateway } from '../../../src/core/account/auth-gateway.port';
import { Login } from '../../../src/core/account/login';
import { Logout } from '../../../src/core/account/logout';
import { RestoreSession } from '../../../src/core/account/restore-session';
import { fail, ok } from '../../../src/core/shared/result';
import { delay } from '../../../src/core/shared/time/delay';
import { SessionViewModel } from '../../../src/ui/shared/session/session.view-model';
import { LoginViewModel } from '../../../src/ui/shared/sign-in/login.view-model';
import { ToastViewModel } from '../../../src/ui/shared/toast/toast.view-model';
import { FakePageLifecycle } from '../../support/fake-page-lifecycle';
import { FakeTime } from '../../support/fake-time';
import { InMemoryAuthGateway } from '../../support/in-memory/in-memory-auth-gateway';
import { inMemoryCarried } from '../../support/in-memory/in-memory-carried';
import { InMemorySession } from '../../support/in-memory/in-memory-session';
import { RecordingLogger } from '../../support/recording-logger';
import { aUser } from '../../support/users';

type Answer = Awaited<ReturnType<AuthGateway['signIn']>>;

const TYPED = { email: 'dana@fsr.example', password: 'secret-1' };

function setUp(answer: Answer = ok(aUser())) {
  const time = new FakeTime();
  const logger = new RecordingLogger();
  const sessions = new InMemorySession();
  const signIn = vi.fn(async (): Promise<Answer> => {
    await delay(time, 600);
    return answer;
  });
  const session = new SessionViewModel(
    new RestoreSession(sessions, logger),
    sessions.changes,
    new FakePageLifecycle(),
  );
  const toasts = new ToastViewModel(time, time);
  const carried = inMemoryCarried();
  const gateway = new InMemoryAuthGateway(signIn, sessions);
  const ownAccount = { chooseLanguage: vi.fn() };
  const login = new Login(gateway, logger);
  const form = new LoginViewModel({ login, session, toasts, carried, ownAccount });
  return { time, sessions, signIn, session, toasts, carried, form, logout: new Logout(gateway, logger) };
}

test.each([
  [{ code: 'invalid-credentials' }, 'Login failed'],
  [{ code: 'locked' }, 'Too many attempts. Please try again later.'],
  [{ code: 'unavailable' }, 'An unexpected error occurred. Please try again.'],
] as const)('the answer %j reads %s and is no field’s fault', async (failure, sentence) => {
  const { form, time } = setUp(fail(failure));
  void form.submit(TYPED);
  await time.advance(600);
  expect(form.form.problems).toEqual([{ field: null, message: sentence }]);
  expect(form.form.isSending).toBe(false);
});

test('one press is one login, however often it is pressed', async () => {
  const { form, time, signIn } = setUp();
  void form.submit(TYPED);
  void form.submit(TYPED);
  await time.advance(600);
  expect(signIn).toHaveBeenCalledTimes(1);
});

test('the password is never part of the state', async () => {
  const { form, time, session, signIn } = setUp();
  void form.submit(TYPED);
  expect(JSON.stringify(Object.values(form.form))).not.toContain('secret-1');
  expect(Object.values(form).map(String).join()).not.toContain('secret-1');
  await time.advance(600);
  expect(signIn).toHaveBeenCalledWith(TYPED, expect.anything());
  expect(session.user).toEqual(aUser());
  expect(Object.values(form).map(String).join()).not.toContain('secret-1');
});

test('an answer after leaving the page changes nothing', async () => {
  const { form, time, session, sessions, toasts } = setUp();
  const leave = form.start();
  void form.submit(TYPED);
  leave();
  await time.advance(600);
  expect(form.form).toMatchObject({ isSending: false, problems: [] });
  expect(session.user).toBeNull();
  expect(toasts.toast).toBeNull();
  expect(await sessions.read()).toEqual(ok(null));
});

test('an answer after a logout changes nothing', async () => {
  const { form, time, session, sessions, logout } = setUp();
  void form.submit(TYPED);
  await session.signOut(logout);
  await time.advance(600);
  expect(session.status).toBe('signed-out');
  expect(form.form).toMatchObject({ isSending: false, problems: [] });
  expect(await sessions.read()).toEqual(ok(null));
});
