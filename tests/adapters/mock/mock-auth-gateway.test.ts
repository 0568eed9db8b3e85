import { expect, test, vi } from 'vitest';
import { LocalStorageSession } from '../../../src/adapters/local-storage/local-storage-session';
import { MockAuthGateway } from '../../../src/adapters/mock/account/mock-auth-gateway';
import { SAMPLE_ACCOUNTS } from '../../../src/adapters/mock/account/sample-accounts';
import { samplePeople } from '../../../src/adapters/mock/people/sample-people';
import { SimulatedPeople } from '../../../src/adapters/mock/people/simulated-people';
import type { SessionHint } from '../../../src/core/account/session.port';
import { fail, ok } from '../../../src/core/shared/result';
import { authGatewayContract } from '../../contracts/auth-gateway.contract';
import { sessionContract } from '../../contracts/session.contract';
import { FakeStorage } from '../../support/fake-storage';
import { FakeTime } from '../../support/fake-time';
import { InMemorySession } from '../../support/in-memory/in-memory-session';
import { simulatedAccounts } from '../../support/simulated-accounts';
import { aUser } from '../../support/users';

/** The sample people, in a storage of the test's own. */
const somePeople = () =>
  new SimulatedPeople(
    { storage: new FakeStorage(), tell: () => {} },
    () => samplePeople(Date.UTC(2026, 0, 5)),
    async (text) => `hash of ${text}`,
  );
const gatewayWith = (time: FakeTime, session: SessionHint, people = somePeople()) =>
  new MockAuthGateway(time, session, async () => people, time);

const holder = (email: string, password: string) => {
  const user = SAMPLE_ACCOUNTS.find((account) => account.user.email === email)?.user ?? aUser();
  return { user, credentials: { email, password } };
};

sessionContract('LocalStorageSession with MockAuthGateway', () => {
  const time = new FakeTime();
  const storage = new FakeStorage();
  const session = new LocalStorageSession(() => storage);
  return {
    session,
    gateway: gatewayWith(time, session),
    people: [holder('donor@fsr.example', 'new-shoes-4'), holder('admin@fsr.example', 'every-size-1')],
    run: (answer) => time.run(answer),
  };
});

authGatewayContract('MockAuthGateway', () => {
  const time = new FakeTime();
  return {
    gateway: gatewayWith(time, new InMemorySession()),
    known: {
      credentials: { email: 'donor@fsr.example', password: 'new-shoes-4' },
      user: { id: 'account-4', email: 'donor@fsr.example', name: 'Dana Donor', role: 'donor' },
    },
    run: (answer) => time.run(answer),
  };
});

test('the answer takes 600 ms', async () => {
  const time = new FakeTime();
  const answered = vi.fn();
  void gatewayWith(time, new InMemorySession()).signIn({ email: 'x', password: 'y' }).then(answered);
  await time.advance(599);
  expect(answered).not.toHaveBeenCalled();
  await time.advance(1);
  expect(answered).toHaveBeenCalledTimes(1);
});

test('there is one account for each role, and each signs in', async () => {
  expect(SAMPLE_ACCOUNTS.map(({ user }) => user.role)).toEqual([
    'admin',
    'program_manager',
    'volunteer',
    'donor',
    'beneficiary',
  ]);
  for (const { user, password } of SAMPLE_ACCOUNTS) {
    const time = new FakeTime();
    const answer = gatewayWith(time, new InMemorySession()).signIn({ email: user.email, password });
    await time.advance(600);
    expect(await answer).toEqual(ok(user));
  }
});

test('a failure says whether the address or the password is wrong', async () => {
  const time = new FakeTime();
  const gateway = gatewayWith(time, new InMemorySession());
  const email = gateway.signIn({ email: 'nobody@fsr.example', password: 'every-size-1' });
  const password = gateway.signIn({ email: 'admin@fsr.example', password: 'every-step-2' });
  await time.advance(600);
  expect(await email).toEqual(fail({ code: 'invalid-credentials', reason: 'unknown-email' }));
  expect(await password).toEqual(fail({ code: 'invalid-credentials', reason: 'wrong-password' }));
});

test.each([
  ['has no room', 'quota', 'full'],
  ['lets the site store nothing', 'unavailable', 'refused'],
] as const)('a browser that %s keeps no session, and that is said', async (_, code, storage) => {
  const time = new FakeTime();
  const session = new InMemorySession();
  session.write = async () => fail({ code });
  const answer = gatewayWith(time, session).signIn({
    email: 'admin@fsr.example',
    password: 'every-size-1',
  });
  await time.advance(600);
  expect(await answer).toEqual(fail({ code: 'not-kept', storage }));
});

test('a sign-in that is called off leaves signed in who was', async () => {
  const time = new FakeTime();
  const session = new InMemorySession(aUser());
  const giveUp = new AbortController();
  const answer = gatewayWith(time, session).signIn(
    { email: 'admin@fsr.example', password: 'every-size-1' },
    giveUp.signal,
  );
  giveUp.abort();
  await time.advance(600);
  expect(await answer).toEqual(fail({ code: 'cancelled' }));
  expect(await session.read()).toEqual(ok(aUser()));
});

test('only an active person signs in, with the password that they chose; the time is kept', async () => {
  const time = new FakeTime();
  const place = { storage: new FakeStorage(), tell: () => {} };
  const { people, unit, hasher } = simulatedAccounts(place, time, () => samplePeople(Date.UTC(2026, 0, 5)));
  const start = time.now();
  const signIn = (email: string, password: string) =>
    time.run(gatewayWith(time, new InMemorySession(), people).signIn({ email, password }));
  const [dana, lena] = ['donor@fsr.example', 'lena.hartwell@mail.example'].map((email) =>
    people.findByEmail(email),
  );
  if (!dana || !lena) throw new Error('A sample is missing.');
  const hash = await hasher.hash(dana.id, 'walk a mile in these');
  await unit.write(async ({ passwords }) => ok(await passwords.replace(dana.id, hash.ok ? hash.value : '')));
  expect(await signIn(dana.email, 'new-shoes-4')).toMatchObject({ failure: { reason: 'wrong-password' } });
  expect(await signIn(dana.email, 'walk a mile in these')).toMatchObject({ value: { id: dana.id } });
  expect(people.find(dana.id)?.lastSignInAt).toBeGreaterThan(start);
  expect(await signIn(lena.email, '')).toMatchObject({ failure: { reason: 'unknown-email' } });
  await unit.write(async (kept) => ok(await kept.people.replace({ ...dana, state: 'deactivated' })));
  expect(await signIn(dana.email, 'walk a mile in these')).toEqual(fail({ code: 'invalid-credentials' }));
});
