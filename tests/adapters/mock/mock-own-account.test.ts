import { expect, test } from 'vitest';
import { MockOwnAccount } from '../../../src/adapters/mock/account/mock-own-account';
import { samplePeople } from '../../../src/adapters/mock/people/sample-people';
import { SimulatedPeople } from '../../../src/adapters/mock/people/simulated-people';
import { ok } from '../../../src/core/shared/result';
import { ownAccountContract } from '../../contracts/own-account.contract';
import { CountingIds } from '../../support/counting-ids';
import { FakeStorage } from '../../support/fake-storage';
import { FakeTime } from '../../support/fake-time';
import { InMemoryImageLibrary } from '../../support/in-memory/in-memory-image-library';
import { InMemorySession } from '../../support/in-memory/in-memory-session';
import { pngOf } from '../../support/picture-bytes';

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
  const library = new InMemoryImageLibrary(crypto.subtle, time);
  const ports = {
    people,
    library,
    session,
    hint: session,
    clock: time,
    ids: new CountingIds(),
    scheduler: time,
  };
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

test('the browser remembers the picture, and it counts as used until it is taken away', async () => {
  const { account, people, session, run } = make();
  const chosen = await run(account.setAvatar({ bytes: pngOf(64, 64), type: 'image/png' }));
  const avatar = chosen.ok ? chosen.value.avatar : '';
  expect(await session.read()).toMatchObject(ok({ avatar }));
  expect(people.find('account-4')?.avatar).toBe(avatar);
  expect(await people.avatars()).toEqual(ok([avatar]));
  await run(account.removeAvatar());
  expect(await people.avatars()).toEqual(ok([]));
});

test('who is signed in no more changes nothing', async () => {
  const { account, session, run } = make();
  await session.clear();
  const refused = { ok: false, failure: { code: 'unauthenticated' } };
  expect(await run(account.rename('X'))).toEqual(refused);
  expect(await run(account.changePassword('a', 'b'))).toEqual(refused);
  expect(await run(account.sessions())).toEqual(refused);
});
