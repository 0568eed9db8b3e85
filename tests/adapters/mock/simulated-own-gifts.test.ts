import { expect, test } from 'vitest';
import { AUDIT_FORMAT } from '../../../src/adapters/mock/audit/audit-format';
import { sampleGifts } from '../../../src/adapters/mock/gifts/sample-gifts';
import { simulatedGiftRepository } from '../../../src/adapters/mock/gifts/simulated-gifts';
import { simulatedOwnPickups } from '../../../src/adapters/mock/pickups/simulated-own-pickups';
import { samplePlans, simulatedPlanRepository } from '../../../src/adapters/mock/plans/simulated-plans';
import { simulatedPort } from '../../../src/adapters/mock/simulated-port';
import { SimulatedUnitOfWork } from '../../../src/adapters/mock/simulated-unit-of-work';
import { SimulatedRecords } from '../../../src/adapters/mock/simulation';
import type { User } from '../../../src/core/account/user';
import { figuresOf, sumOfCampaign } from '../../../src/core/gifts/figures';
import { type Gift, isGiftOf } from '../../../src/core/gifts/gift';
import { ownGiftsApi } from '../../../src/core/gifts/own/own-gifts.api';
import { OwnGiftsService } from '../../../src/core/gifts/own/own-gifts.service';
import { ownPlans } from '../../../src/core/plans/plan';
import { ok } from '../../../src/core/shared/result';
import { calendarDateAt } from '../../../src/core/shared/time/calendar';
import { type KeptGiving, ownGiftsContract } from '../../contracts/own-gifts.contract';
import { aCampaign } from '../../support/campaign-builder';
import { CountingIds } from '../../support/counting-ids';
import { FakeStorage } from '../../support/fake-storage';
import { FakeTime } from '../../support/fake-time';
import { InMemorySession } from '../../support/in-memory/in-memory-session';
import { rerunning } from '../../support/rerunning';
import { staySignedIn } from '../../support/stay-signed-in';
import { aUser } from '../../support/users';

/** The campaign that the contract names, with what the gifts bring to it. */
const boots = (gifts: readonly Gift[]) => {
  const { cents } = sumOfCampaign(figuresOf(gifts), 'boots');
  return aCampaign({ id: 'boots', title: 'Boots for All', giftCents: cents });
};

function make({ gifts, pickups, plans = [] }: KeptGiving = { gifts: [], pickups: [] }, isRunTwice = false) {
  const time = new FakeTime();
  const place = { storage: new FakeStorage(), tell: () => {} };
  const session = new InMemorySession(aUser());
  const campaigns = [boots(gifts)];
  const unit = new SimulatedUnitOfWork(
    place,
    (open) => ({
      gifts: simulatedGiftRepository(open, { gifts: () => gifts, pickups: () => pickups }),
      pickups: simulatedOwnPickups(open, () => pickups),
      plans: simulatedPlanRepository(open, () => plans),
      shelf: { givenByYear: async () => new Map() },
      campaignTitles: { find: async () => new Map(campaigns.map(({ id, title }) => [id, title])) },
    }),
    { clock: time, ids: new CountingIds() },
  );
  const service = (actor: User) =>
    new OwnGiftsService(
      isRunTwice ? rerunning(unit) : unit,
      actor,
      { list: async () => ok(campaigns) },
      time,
    );
  const ownGifts = simulatedPort(
    ownGiftsApi,
    { session, keeper: staySignedIn, scheduler: time },
    async () => service,
  );
  const run = <T>(answer: Promise<T>) => time.run(answer);
  return { ownGifts, session, place, run };
}

ownGiftsContract('OwnGiftsService on records of the browser', (kept) => make(kept(aUser().id)));
ownGiftsContract('OwnGiftsService on records of the browser, each work run twice', (kept) =>
  make(kept(aUser().id), true),
);

test('what was done is in the audit log, by whom, and without names of things', async () => {
  const { ownGifts, run, place } = make();
  await run(ownGifts.startPlan({ id: 'new', cents: 100, interval: 'yearly', startsOn: '2026-12-01' }));
  expect(new SimulatedRecords(place, AUDIT_FORMAT).read()).toMatchObject([
    { action: 'plan.start', actor: { id: aUser().id }, subject: { id: 'new', name: '' }, detail: {} },
  ]);
});

test('a plan with a fault is not started', async () => {
  const { ownGifts, run } = make();
  const draft = { id: 'new', cents: 99, interval: 'yearly', startsOn: '2026-11-01' } as const;
  expect(await run(ownGifts.startPlan(draft))).toMatchObject({
    failure: { code: 'validation', fields: [{ field: 'cents' }, { field: 'startsOn' }] },
  });
  expect(await run(ownGifts.plans())).toEqual(ok([]));
});

test('who is signed in no more sees nothing', async () => {
  const { ownGifts, session, run } = make();
  await session.clear();
  const refused = { ok: false, failure: { code: 'unauthenticated' } };
  expect(await run(ownGifts.gifts())).toEqual(refused);
  expect(await run(ownGifts.plans())).toEqual(refused);
  expect(await run(ownGifts.changePlan({ id: 'plan', change: 'stop', base: 'first' }))).toEqual(refused);
});

test.each(['2026-01-31T08:00:00Z', '2028-02-29T20:00:00Z', '2031-12-31T23:59:00Z', '2045-07-04T12:00:00Z'])(
  'around %s the sample donor has a monthly plan that a provider holds and a yearly one of ours, both in order',
  async (moment) => {
    const now = Date.parse(moment);
    const today = calendarDateAt(now);
    const dana = { personId: 'account-4', email: 'donor@fsr.example' };
    const gifts = sampleGifts(now).filter((gift) => isGiftOf(gift, dana));
    const plans = ownPlans(samplePlans(now), gifts, today);
    expect(plans.map(({ provider, interval, standing }) => [provider, interval, standing])).toEqual([
      [null, 'yearly', 'active'],
      ['Donation form', 'monthly', 'active'],
    ]);
    for (const { nextOn } of plans) expect(nextOn && nextOn > today).toBe(true);
  },
);
