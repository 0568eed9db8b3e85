import { expect, test } from 'vitest';
import type { AuthGateway } from '../../../src/core/auth/auth-gateway.port';
import { Login } from '../../../src/core/auth/login';
import { fail, ok } from '../../../src/core/shared/result';
import { InMemorySessionStore } from '../../support/in-memory/in-memory-session-store';
import { RecordingLogger } from '../../support/recording-logger';
import { aUser } from '../../support/users';

const credentials = { email: 'dana@fsr.example', password: 'secret-1' };

function setUp(signIn: AuthGateway['signIn'], sessions = new InMemorySessionStore()) {
  const logger = new RecordingLogger();
  return { login: new Login({ signIn }, sessions, logger), sessions, logger };
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
  [{ code: 'unavailable' }, 'SYSTEM_ERROR'],
  // Nobody gave up: the gateway did so by itself.
  [{ code: 'cancelled' }, 'SYSTEM_ERROR'],
] as const)('the answer %j means %s and stores nothing', async (failure, code) => {
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

test('success stores the user and never a password, even if the back end hands one out', async () => {
  const generous = { ...aUser({ avatar: '/images/dana.svg' }), password: 'secret-1' };
  const { login, sessions, logger } = setUp(async () => ok(generous));
  const result = await login.execute(credentials);
  expect(result).toEqual(ok(aUser({ avatar: '/images/dana.svg' })));
  expect(JSON.stringify(await sessions.read())).not.toContain('secret-1');
  expect(JSON.stringify(logger.entries)).not.toContain('secret-1');
});

test('a user without a picture is stored without one', async () => {
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

test.each([
  ['an answer', ok(aUser())],
  ['a refusal', fail({ code: 'invalid-credentials', reason: 'wrong-password' } as const)],
])('%s after the caller gave up changes nothing, and who was signed in stays so', async (_, answer) => {
  const giveUp = new AbortController();
  const before = aUser({ id: 'user-2', name: 'Avery Admin' });
  const { login, sessions } = setUp(async () => {
    giveUp.abort();
    return answer;
  }, new InMemorySessionStore(before));
  expect(await login.execute(credentials, giveUp.signal)).toEqual(fail({ code: 'CANCELLED' }));
  expect(await sessions.read()).toEqual(ok(before));
});

test('giving up while the session is being stored takes it out again', async () => {
  const giveUp = new AbortController();
  const sessions = new InMemorySessionStore();
  const write = sessions.write.bind(sessions);
  sessions.write = async (user) => {
    giveUp.abort();
    return write(user);
  };
  const { login } = setUp(async () => ok(aUser()), sessions);
  expect(await login.execute(credentials, giveUp.signal)).toEqual(fail({ code: 'CANCELLED' }));
  expect(await sessions.read()).toEqual(ok(null));
});

test.each([
  ['can be taken out again is nothing to log', ok(undefined), []],
  ['cannot be taken out again is logged', fail({ code: 'unavailable' } as const), [{ level: 'error' }]],
] as const)('a login that was called off while it was stored and %s', async (_, cleared, entries) => {
  const giveUp = new AbortController();
  const sessions = new InMemorySessionStore();
  sessions.write = async () => {
    giveUp.abort();
    return ok(undefined);
  };
  sessions.clear = async () => cleared;
  const { login, logger } = setUp(async () => ok(aUser()), sessions);
  expect(await login.execute(credentials, giveUp.signal)).toEqual(fail({ code: 'CANCELLED' }));
  expect(logger.entries).toMatchObject(entries);
});

test('an exception after the caller gave up is no error to show', async () => {
  const giveUp = new AbortController();
  const { login } = setUp(async () => {
    giveUp.abort();
    throw new Error('aborted');
  });
  expect(await login.execute(credentials, giveUp.signal)).toEqual(fail({ code: 'CANCELLED' }));
});

test('a session that cannot be stored is SYSTEM_ERROR, and is logged', async () => {
  const sessions = new InMemorySessionStore();
  sessions.write = async () => fail({ code: 'unavailable' });
  const { login, logger } = setUp(async () => ok(aUser()), sessions);
  expect(await login.execute(credentials)).toEqual(fail({ code: 'SYSTEM_ERROR', storage: 'refused' }));
  expect(logger.entries).toMatchObject([{ level: 'error', detail: { code: 'unavailable' } }]);
  sessions.write = async () => fail({ code: 'quota' });
  expect(await login.execute(credentials)).toEqual(fail({ code: 'SYSTEM_ERROR', storage: 'full' }));
});
