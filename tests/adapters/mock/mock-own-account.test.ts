import { expect, test } from 'vitest';
import { asHolder, ownAvatarOf, THIS_BROWSER } from '../../../src/adapters/mock/account/this-browser';
import { samplePeople } from '../../../src/adapters/mock/people/sample-people';
import { simulatedPort } from '../../../src/adapters/mock/simulated-port';
import { ownAccountApi, ownAvatarApi } from '../../../src/core/account/own-account.api';
import { OwnAccountService } from '../../../src/core/account/own-account.service';
import type { User } from '../../../src/core/account/user';
import { ok } from '../../../src/core/shared/result';
import { ownAccountContract } from '../../contracts/own-account.contract';
import { FakeStorage } from '../../support/fake-storage';
import { FakeTime } from '../../support/fake-time';
import { InMemoryImageLibrary } from '../../support/in-memory/in-memory-image-library';
import { InMemorySession } from '../../support/in-memory/in-memory-session';
import { pngOf } from '../../support/picture-bytes';
import { simulatedAccounts } from '../../support/simulated-accounts';
import { staySignedIn } from '../../support/stay-signed-in';

function make() {
  const time = new FakeTime();
  const place = { storage: new FakeStorage(), tell: () => {} };
  const library = new InMemoryImageLibrary(crypto.subtle, time);
  const { people, unit, hasher } = simulatedAccounts(
    place,
    time,
    () => samplePeople(time.now()),
    async (picture) => {
      const kept = await library.put(picture);
      return kept.ok ? kept.value : '';
    },
  );
  const session = new InMemorySession({
    id: 'account-4',
    email: 'donor@fsr.example',
    name: 'Dana Donor',
    role: 'donor',
  });
  const serviceFor = (user: User) =>
    new OwnAccountService(unit, user, {
      hasher,
      findWeakness: async () => null,
      sessionId: async () => ok(THIS_BROWSER),
    });
  const ports = { session, keeper: staySignedIn, scheduler: time };
  const account = {
    ...simulatedPort(ownAccountApi, ports, async () => asHolder(ownAccountApi, people, session, serviceFor)),
    ...simulatedPort(ownAvatarApi, ports, async () => ownAvatarOf(people, session, serviceFor)),
  };
  const run = <T>(answer: Promise<T>) => time.run(answer);
  return { account, people, session, password: 'new-shoes-4', run };
}

ownAccountContract('OwnAccountService in a browser', make);

test('the browser remembers the new name, and other pages of people see it', async () => {
  const { account, people, session, run } = make();
  await run(account.rename({ name: 'Dana D.' }));
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
  expect(await run(account.rename({ name: 'X' }))).toEqual(refused);
  expect(await run(account.changePassword({ current: 'a', next: 'b' }))).toEqual(refused);
  expect(await run(account.sessions())).toEqual(refused);
});
