import { expect, test } from 'vitest';
import type { AuthGateway } from '../../../src/core/account/auth-gateway.port';
import { Login } from '../../../src/core/account/login';
import { fail, ok } from '../../../src/core/shared/result';
import { InMemoryAuthGateway } from '../../support/in-memory/in-memory-auth-gateway';
import { InMemorySession } from '../../support/in-memory/in-memory-session';
import { RecordingLogger } from '../../support/recording-logger';
import { aUser } from '../../support/users';

const credentials = { email: 'dana@fsr.example', password: 'secret-1' };

/** A back end that lets in whom `check` says. */
function setUp(check: AuthGateway['signIn'], sessions = new InMemorySession()) {
  const logger = new RecordingLogger();
  const gateway = new InMemoryAuthGateway(check, sessions);
  return { login: new Login(gateway, logger), gateway, sessions, logger };
}

test.each([
  ['', 'secret'],
  ['dana@fsr.example', ''],
  ['   ', 'secret'],
  ['dana@fsr.example', '  '],
])('email %j with password %j is MISSING_CREDENTIALS and asks nobody', async (email, password) => {
  const { login } = setUp(() => {
    throw new Error('asked');
  });
  expect(await login.execute({ email, password })).toEqual(fail({ code: 'MISSING_CREDENTIALS' }));
});

test.each([
  [{ code: 'invalid-credentials', reason: 'wrong-password' }, 'INVALID_PASSWORD'],
  [{ code: 'invalid-credentials', reason: 'unknown-email' }, 'EMAIL_NOT_FOUND'],
  [{ code: 'invalid-credentials' }, 'LOGIN_FAILED'],
  [{ code: 'locked' }, 'LOCKED'],
  [{ code: 'too-many' }, 'LOCKED'],
  [{ code: 'unavailable' }, 'SYSTEM_ERROR'],
  // Nobody gave up: the gateway did so by itself.
  [{ code: 'cancelled' }, 'SYSTEM_ERROR'],
] as const)('the answer %j means %s and signs nobody in', async (failure, code) => {
  const { login, sessions } = setUp(async () => fail(failure));
  expect(await login.execute(credentials)).toEqual(fail({ code }));
  expect(await sessions.read()).toEqual(ok(null));
});

test('a call that throws is UNHANDLED_ERROR with the message of the exception, and is logged', async () => {
  const { login, logger } = setUp(async () => {
    throw new Error('socket closed');
  });
  expect(await login.execute(credentials)).toEqual(
    fail({ code: 'UNHANDLED_ERROR', message: 'socket closed' }),
  );
  expect(logger.entries).toHaveLength(1);
});

test('a thrown value that is no error still says something', async () => {
  const { login } = setUp(async () => Promise.reject('odd'));
  expect(await login.execute(credentials)).toEqual(fail({ code: 'UNHANDLED_ERROR', message: 'odd' }));
});

test('success gives the user and never a password, even if the back end hands one out', async () => {
  const generous = { ...aUser({ avatar: '/images/dana.svg' }), password: 'secret-1' };
  const { login, logger } = setUp(async () => ok(generous));
  const result = await login.execute(credentials);
  expect(result).toEqual(ok(aUser({ avatar: '/images/dana.svg' })));
  expect(JSON.stringify(logger.entries)).not.toContain('secret-1');
});

test('a user without a picture has none', async () => {
  const { login, sessions } = setUp(async () => ok(aUser()));
  expect(await login.execute(credentials)).toStrictEqual(ok(aUser()));
  expect(await sessions.read()).toStrictEqual(ok(aUser()));
});

test('the back end gets the email without the spaces around it and the password as typed', async () => {
  const asked: unknown[] = [];
  const { login } = setUp(async (given) => {
    asked.push(given);
    return fail({ code: 'locked' });
  });
  await login.execute({ email: '  dana@fsr.example ', password: ' secret ' });
  expect(asked).toEqual([{ email: 'dana@fsr.example', password: ' secret ' }]);
});

test('a refusal after the caller gave up is none to show, and who was signed in stays so', async () => {
  const giveUp = new AbortController();
  const before = aUser({ id: 'user-2', name: 'Avery Admin' });
  const { login, sessions } = setUp(async () => {
    giveUp.abort();
    return fail({ code: 'invalid-credentials', reason: 'wrong-password' });
  }, new InMemorySession(before));
  expect(await login.execute(credentials, giveUp.signal)).toEqual(fail({ code: 'CANCELLED' }));
  expect(await sessions.read()).toEqual(ok(before));
});

/** Gives up at the moment when the back end has opened the session. */
function giveUpLate() {
  const giveUp = new AbortController();
  const made = setUp(async () => ok(aUser()));
  const write = made.sessions.write.bind(made.sessions);
  made.sessions.write = async (user) => {
    giveUp.abort();
    return write(user);
  };
  return { ...made, signal: giveUp.signal };
}

test('giving up after the session was opened ends it again, and is nothing to log', async () => {
  const { login, sessions, logger, signal } = giveUpLate();
  expect(await login.execute(credentials, signal)).toEqual(fail({ code: 'CANCELLED' }));
  expect(await sessions.read()).toEqual(ok(null));
  expect(logger.entries).toEqual([]);
});

test('a session that was opened too late and cannot be ended is logged', async () => {
  const { login, gateway, logger, signal } = giveUpLate();
  gateway.signOut = async () => fail({ code: 'unavailable' });
  expect(await login.execute(credentials, signal)).toEqual(fail({ code: 'CANCELLED' }));
  expect(logger.entries).toMatchObject([{ level: 'error' }]);
});

test('an exception after the caller gave up is no error to show', async () => {
  const giveUp = new AbortController();
  const { login } = setUp(async () => {
    giveUp.abort();
    throw new Error('aborted');
  });
  expect(await login.execute(credentials, giveUp.signal)).toEqual(fail({ code: 'CANCELLED' }));
});

test.each(['refused', 'full'] as const)(
  'a session that the browser cannot keep (%s) is SYSTEM_ERROR, and is logged',
  async (storage) => {
    const { login, logger } = setUp(async () => fail({ code: 'not-kept', storage }));
    expect(await login.execute(credentials)).toEqual(fail({ code: 'SYSTEM_ERROR', storage }));
    expect(logger.entries).toMatchObject([{ level: 'error', detail: { storage } }]);
  },
);

test('marks that nobody sees around a copied address sign in as the address', async () => {
  const asked: string[] = [];
  const { login } = setUp(async ({ email }) => {
    asked.push(email);
    return ok(aUser());
  });
  await login.execute({ ...credentials, email: '\u200Bdana@fsr.example\uFEFF ' });
  expect(asked).toEqual(['dana@fsr.example']);
});
