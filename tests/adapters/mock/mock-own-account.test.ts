import { expect, test } from 'vitest';
import { MockOwnAccount } from '../../../src/adapters/mock/mock-own-account';
import { samplePeople } from '../../../src/adapters/mock/sample-people';
import { SimulatedPeople } from '../../../src/adapters/mock/simulated-people';
import { ok } from '../../../src/core/shared/result';
import { ownAccountContract } from '../../contracts/own-account.contract';
import { CountingIds } from '../../support/counting-ids';
import { FakeStorage } from '../../support/fake-storage';
import { FakeTime } from '../../support/fake-time';
import { InMemorySession } from '../../support/in-memory/in-memory-session';

function make() {
  const time = new FakeTime();
  const place = { storage: new FakeStorage(), tell: () => {} };
  const people = new SimulatedPeople(
    place,
    () => samplePeople(time.now()),
    async (text) => `hash of ${text}`,
  );
  const session = new InMemorySession({
    id: 'account-4',
    email: 'donor@fsr.example',
    name: 'Dana Donor',
    role: 'donor',
  });
  const ports = { people, session, hint: session, clock: time, ids: new CountingIds(), scheduler: time };
  const account = new MockOwnAccount({ ...ports, audit: { record: () => {} }, agent: 'a browser' });
  const run = <T>(answer: Promise<T>) => time.run(answer);
  return { account, people, session, password: 'new-shoes-4', run };
}

ownAccountContract('MockOwnAccount', make);

test('the browser remembers the new name, and other pages of people see it', async () => {
  const { account, people, session, run } = make();
  await run(account.rename('Dana D.'));
  expect(await session.read()).toMatchObject(ok({ name: 'Dana D.' }));
  expect(people.find('account-4')?.name).toBe('Dana D.');
});

test('who is signed in no more changes nothing', async () => {
  const { account, session, run } = make();
  await session.clear();
  const refused = { ok: false, failure: { code: 'unauthenticated' } };
  expect(await run(account.rename('X'))).toEqual(refused);
  expect(await run(account.changePassword('a', 'b'))).toEqual(refused);
  expect(await run(account.sessions())).toEqual(refused);
});
