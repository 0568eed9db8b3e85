import { expect, test } from 'vitest';
import { simulatedGiftRepository } from '../../../src/adapters/mock/gifts/simulated-gifts';
import { simulatedOwnPickups } from '../../../src/adapters/mock/pickups/simulated-own-pickups';
import { simulatedPort } from '../../../src/adapters/mock/simulated-port';
import { SimulatedUnitOfWork } from '../../../src/adapters/mock/simulated-unit-of-work';
import type { User } from '../../../src/core/account/user';
import { figuresOf, sumOfCampaign } from '../../../src/core/gifts/figures';
import type { Gift } from '../../../src/core/gifts/gift';
import { ownGiftsApi } from '../../../src/core/gifts/own/own-gifts.api';
import { OwnGiftsService } from '../../../src/core/gifts/own/own-gifts.service';
import { ok } from '../../../src/core/shared/result';
import { titled } from '../../../src/core/shared/translations/titled';
import { type KeptGiving, ownGiftsContract } from '../../contracts/own-gifts.contract';
import { aCampaign } from '../../support/campaign-builder';
import { CountingIds } from '../../support/counting-ids';
import { FakeStorage } from '../../support/fake-storage';
import { FakeTime } from '../../support/fake-time';
import { InMemorySession } from '../../support/in-memory/in-memory-session';
import { BOOTS_IN_SPANISH } from '../../support/own-gifts-harness';
import { rerunning } from '../../support/rerunning';
import { staySignedIn } from '../../support/stay-signed-in';
import { aUser } from '../../support/users';

/** The campaign that the contract names, with what the gifts bring to it. */
const boots = (gifts: readonly Gift[]) => {
  const { cents } = sumOfCampaign(figuresOf(gifts), 'boots');
  return aCampaign({ id: 'boots', title: 'Boots for All', giftCents: cents, es: BOOTS_IN_SPANISH });
};

function make({ gifts, pickups }: KeptGiving = { gifts: [], pickups: [] }, isRunTwice = false) {
  const time = new FakeTime();
  const place = { storage: new FakeStorage(), tell: () => {} };
  const session = new InMemorySession(aUser());
  const campaigns = [boots(gifts)];
  const unit = new SimulatedUnitOfWork(
    place,
    (open) => ({
      gifts: simulatedGiftRepository(open, { gifts: () => gifts, pickups: () => pickups }),
      pickups: simulatedOwnPickups(open, () => pickups),
      shelf: { givenByYear: async () => new Map() },
      campaignTitles: {
        find: async () => new Map(campaigns.map((campaign) => [campaign.id, titled(campaign)])),
      },
    }),
    { clock: time, ids: new CountingIds() },
  );
  const service = (actor: User) =>
    new OwnGiftsService(
      isRunTwice ? rerunning(unit) : unit,
      actor,
      { list: async () => ok(campaigns) },
      time,
      { soFar: async () => ok({ to: '2026-10-31', figures: {} }) },
    );
  const ownGifts = simulatedPort(
    ownGiftsApi,
    { session, keeper: staySignedIn, scheduler: time },
    async () => service,
  );
  const run = <T>(answer: Promise<T>) => time.run(answer);
  return { ownGifts, session, run };
}

ownGiftsContract('OwnGiftsService on records of the browser', (kept) => make(kept(aUser().id)));
ownGiftsContract('OwnGiftsService on records of the browser, each work run twice', (kept) =>
  make(kept(aUser().id), true),
);

test('who is signed in no more sees nothing', async () => {
  const { ownGifts, session, run } = make();
  await session.clear();
  const refused = { ok: false, failure: { code: 'unauthenticated' } };
  expect(await run(ownGifts.gifts())).toEqual(refused);
});
