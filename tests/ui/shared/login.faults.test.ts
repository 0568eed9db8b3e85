import { expect, test } from 'vitest';
import { LocalStorageSession } from '../../../src/adapters/local-storage/local-storage-session';
import { MockAuthGateway } from '../../../src/adapters/mock/account/mock-auth-gateway';
import { samplePeople } from '../../../src/adapters/mock/people/sample-people';
import { SimulatedPeople } from '../../../src/adapters/mock/people/simulated-people';
import { ok } from '../../../src/core/shared/result';
import { FakeStorage } from '../../support/fake-storage';
import { FakeTime } from '../../support/fake-time';
import { failuresOf } from '../../support/faults/port-failures';
import { signInScreens } from '../../support/faults/sign-in-screens';
import { withFaults } from '../../support/faults/with-faults';

/** How the second step that a failure asks for can be proved; null for every other failure. */
const offerOf = (failure: object) => ('offer' in failure ? failure.offer : null);

const FAULTS = [
  ...failuresOf('authGateway', 'signIn')
    .filter((failure) => !offerOf(failure))
    .map((failure) => [JSON.stringify(failure), failure] as const),
  ['a bug that throws', null] as const,
];

const KNOWN = {
  credentials: { email: 'donor@fsr.example', password: 'new-shoes-4' },
  user: { id: 'account-4', email: 'donor@fsr.example', name: 'Dana Donor', role: 'donor' },
};

/** The login page in front of a gateway that can fail, be slow, or answer out of order. */
function openLoginPage() {
  const time = new FakeTime();
  const storage = new FakeStorage();
  const store = new LocalStorageSession(() => storage);
  const place = { storage: new FakeStorage(), tell: () => {} };
  const people = new SimulatedPeople(place, () => samplePeople(time.now()), null);
  const faulty = withFaults('authGateway', new MockAuthGateway(time, store, async () => people, time));
  const screens = signInScreens(faulty.port, store, { time });
  const session = screens.openSession();
  const openForm = () => screens.openForm(session, KNOWN.credentials);
  const run = <T>(answer: Promise<T>) => time.run(answer, 1000);
  return { faulty, store, storage, session, openForm, run, logout: screens.logout };
}

test.each(FAULTS)(
  'a sign-in that fails with %s says so, signs nobody in, and works the next time',
  async (_, failure) => {
    const { faulty, storage, session, openForm, run } = openLoginPage();
    if (failure) faulty.fail('signIn', 1, failure);
    else faulty.break('signIn', 1);
    const { form, submit } = openForm();
    await run(submit());
    expect(form.form.problems[0]?.message).toMatch(/\w/);
    expect(form.form.isSending).toBe(false);
    expect(session.user).toBeNull();
    expect(storage.writes).toBe(0);
    await run(submit());
    expect(session.user).toEqual(KNOWN.user);
  },
);

test('the right password of somebody with a second step waits for it, signs nobody in, and can be given again', async () => {
  const { faulty, storage, session, openForm, run } = openLoginPage();
  const asked = failuresOf('authGateway', 'signIn').filter((failure) => offerOf(failure));
  expect(asked).toHaveLength(1);
  for (const failure of asked) faulty.fail('signIn', 1, failure);
  const { form, submit } = openForm();
  await run(submit());
  expect(form.offer).toEqual(asked.map(offerOf)[0]);
  expect(form.form.problems).toEqual([]);
  expect(session.user).toBeNull();
  expect(storage.writes).toBe(0);
  form.wait(null);
  await run(submit());
  expect(session.user).toEqual(KNOWN.user);
});

test('while the answer is slow, further presses send nothing', async () => {
  const { faulty, session, openForm, run } = openLoginPage();
  const answer = faulty.hold('signIn', 1);
  const { form, submit } = openForm();
  const submitted = submit();
  await run(submit());
  expect(form.form.isSending).toBe(true);
  answer();
  await run(submitted);
  expect(faulty.calls('signIn')).toBe(1);
  expect(session.user).toEqual(KNOWN.user);
});

test('an answer that comes after the page was left changes nothing', async () => {
  const { faulty, store, session, openForm, run, logout } = openLoginPage();
  const answer = faulty.hold('signIn', 1);
  const left = openForm();
  const leave = left.form.start();
  const early = left.submit();
  leave();
  await run(openForm().submit());
  expect(session.user).toEqual(KNOWN.user);
  await run(session.signOut(logout));
  answer();
  await run(early);
  expect(session.user).toBeNull();
  expect(await store.read()).toEqual(ok(null));
});
