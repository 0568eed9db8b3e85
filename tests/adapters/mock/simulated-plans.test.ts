import { expect, test } from 'vitest';
import { AUDIT_FORMAT } from '../../../src/adapters/mock/audit/audit-format';
import { sampleGifts } from '../../../src/adapters/mock/gifts/sample-gifts';
import { simulatedGiftRepository } from '../../../src/adapters/mock/gifts/simulated-gifts';
import { samplePlans, simulatedPlanRepository } from '../../../src/adapters/mock/plans/simulated-plans';
import { simulatedPort } from '../../../src/adapters/mock/simulated-port';
import { SimulatedUnitOfWork } from '../../../src/adapters/mock/simulated-unit-of-work';
import { SimulatedRecords } from '../../../src/adapters/mock/simulation';
import type { User } from '../../../src/core/account/user';
import { isGiftOf } from '../../../src/core/gifts/gift';
import { ownPlansApi } from '../../../src/core/plans/own/own-plans.api';
import { OwnPlansService } from '../../../src/core/plans/own/own-plans.service';
import { ownPlans } from '../../../src/core/plans/plan';
import { plansApi } from '../../../src/core/plans/plans.api';
import { PlansService } from '../../../src/core/plans/plans.service';
import { ok } from '../../../src/core/shared/result';
import { calendarDateAt } from '../../../src/core/shared/time/calendar';
import { type KeptPlans, plansContract } from '../../contracts/plans.contract';
import { CountingIds } from '../../support/counting-ids';
import { FakeStorage } from '../../support/fake-storage';
import { FakeTime } from '../../support/fake-time';
import { InMemorySession } from '../../support/in-memory/in-memory-session';
import { rerunning } from '../../support/rerunning';
import { staySignedIn } from '../../support/stay-signed-in';
import { aUser } from '../../support/users';

function make({ gifts, plans: kept }: KeptPlans = { gifts: [], plans: [] }, isRunTwice = false) {
  const time = new FakeTime();
  const place = { storage: new FakeStorage(), tell: () => {} };
  const session = new InMemorySession(aUser());
  const simulated = new SimulatedUnitOfWork(
    place,
    (open) => ({
      gifts: simulatedGiftRepository(open, { gifts: () => gifts, pickups: () => [] }),
      plans: simulatedPlanRepository(open, () => kept),
    }),
    { clock: time, ids: new CountingIds() },
  );
  const unit = isRunTwice ? rerunning(simulated) : simulated;
  const ports = { keeper: staySignedIn, scheduler: time };
  const admin = new InMemorySession(aUser({ role: 'admin' }));
  const plans = simulatedPort(
    plansApi,
    { ...ports, session: admin },
    async () => () => new PlansService(unit, time),
  );
  const ownPlans = simulatedPort(
    ownPlansApi,
    { ...ports, session },
    async () => (actor: User) => new OwnPlansService(unit, actor, time),
  );
  const run = <T>(answer: Promise<T>) => time.run(answer);
  return { plans, ownPlans, session, admin, place, run };
}

plansContract('PlansService on records of the browser', (kept) => make(kept(aUser().id)));
plansContract('PlansService on records of the browser, each work run twice', (kept) =>
  make(kept(aUser().id), true),
);

test('what was done is in the audit log, by whom, and without names of things', async () => {
  const { ownPlans, run, place } = make();
  await run(ownPlans.start({ id: 'new', cents: 100, interval: 'yearly', startsOn: '2026-12-01' }));
  expect(new SimulatedRecords(place, AUDIT_FORMAT).read()).toMatchObject([
    { action: 'plan.start', actor: { id: aUser().id }, subject: { id: 'new', name: '' }, detail: {} },
  ]);
});

test('a plan with a fault is not started', async () => {
  const { ownPlans, run } = make();
  const draft = { id: 'new', cents: 99, interval: 'yearly', startsOn: '2026-11-01' } as const;
  expect(await run(ownPlans.start(draft))).toMatchObject({
    failure: { code: 'validation', fields: [{ field: 'cents' }, { field: 'startsOn' }] },
  });
  expect(await run(ownPlans.list())).toEqual(ok([]));
});

test('who is signed in no more sees nothing', async () => {
  const { ownPlans, session, run } = make();
  await session.clear();
  const refused = { ok: false, failure: { code: 'unauthenticated' } };
  expect(await run(ownPlans.list())).toEqual(refused);
  expect(await run(ownPlans.change({ id: 'plan', change: 'stop', base: 'first' }))).toEqual(refused);
});

test.each(['donor', 'program_manager', 'volunteer'] as const)(
  'a %s does not see the plans of all donors',
  async (role) => {
    const { plans, admin, run } = make();
    await admin.write(aUser({ role }));
    expect(await run(plans.list())).toEqual({ ok: false, failure: { code: 'forbidden' } });
  },
);

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
