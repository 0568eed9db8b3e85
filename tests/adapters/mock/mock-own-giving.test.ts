import { expect, test } from 'vitest';
import { MockOwnGiving } from '../../../src/adapters/mock/mock-own-giving';
import { MockPickups } from '../../../src/adapters/mock/mock-pickups';
import { SimulatedGifts } from '../../../src/adapters/mock/simulated-gifts';
import { ok } from '../../../src/core/shared/result';
import { type KeptGiving, ownGivingContract } from '../../contracts/own-giving.contract';
import { aCampaign } from '../../support/campaign-builder';
import { CountingIds } from '../../support/counting-ids';
import { FakeStorage } from '../../support/fake-storage';
import { FakeTime } from '../../support/fake-time';
import { InMemorySession } from '../../support/in-memory/in-memory-session';
import { aUser } from '../../support/users';

function make({ gifts, pickups }: KeptGiving = { gifts: [], pickups: [] }) {
  const time = new FakeTime();
  const place = { storage: new FakeStorage(), tell: () => {} };
  const session = new InMemorySession(aUser());
  const giving = new MockOwnGiving({
    gifts: new SimulatedGifts(place, () => gifts),
    pickups: new MockPickups(place, { clock: time, ids: new CountingIds(), scheduler: time }, () => pickups),
    campaigns: { list: async () => ok([aCampaign({ id: 'boots', title: 'Boots for All' })]) },
    session,
    scheduler: time,
  });
  const run = <T>(answer: Promise<T>) => time.run(answer);
  return { giving, session, run };
}

ownGivingContract('MockOwnGiving', (kept) => make(kept(aUser().id)));

test('who is signed in no more sees nothing', async () => {
  const { giving, session, run } = make();
  await session.clear();
  expect(await run(giving.gifts())).toEqual({ ok: false, failure: { code: 'unauthenticated' } });
});
