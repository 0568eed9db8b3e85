import { describe, expect, test } from 'vitest';
import type { Gift } from '../../src/core/gifts/gift';
import { donorPlans, expectedOf } from '../../src/core/plans/donor-plans';
import type { OwnPlans } from '../../src/core/plans/own/own-plans.api';
import type { RecurringPlan } from '../../src/core/plans/plan';
import type { Plans } from '../../src/core/plans/plans.api';
import { aDonor, aGift, aPlan } from '../support/gift-builder';
import { answered, type Run, type Soon } from './harness';

/** What is kept: plans, and gifts that may be their payments. */
export interface KeptPlans {
  readonly gifts: readonly Gift[];
  readonly plans: readonly RecurringPlan[];
}

/**
 * All plans, asked for by an admin, and one's own, asked for by a donor with the address 'dana@fsr.example', on November 21, 2026.
 */
export interface PlansPlace {
  readonly plans: Plans;
  readonly ownPlans: OwnPlans;
  readonly run: Run;
}

/** What every adapter promises. `make` gets the id that the donor's account has, and keeps what it is given. */
export function plansContract(
  name: string,
  make: (kept: (personId: string) => KeptPlans) => Soon<PlansPlace>,
): void {
  const dana = aDonor({ name: 'Dana Donor', email: 'Dana@FSR.example' });

  describe(`${name} is all recurring plans, and one's own`, () => {
    test('it tells whose recurring plans there are, held here or by a provider, and what came of them', async () => {
      const source = (externalId: string) => ({ provider: 'Form', externalId });
      const monthly = { donor: aDonor({ name: 'Nia Ford', email: 'nia@mail.example' }), planId: 'sub-1' };
      const gifts = [
        aGift({ id: 'rosa', campaignId: 'boots' }),
        aGift({ id: 'm1', ...monthly, cents: 1_000, receivedOn: '2026-08-05', source: source('1') }),
        aGift({ id: 'm2', ...monthly, cents: 1_000, receivedOn: '2026-09-05', source: source('2') }),
        aGift({
          id: 'paid',
          cents: 2_500,
          receivedOn: '2026-11-15',
          donor: aDonor({ email: 'DANA@fsr.example' }),
        }),
      ];
      const ended = aPlan({ id: 'ended', state: 'ended', email: 'walter@mail.example', personId: 'walter' });
      const { plans, run } = await make(() => ({ gifts, plans: [ended, aPlan()] }));
      const listed = await answered(run(plans.list()));
      expect(listed).toEqual(donorPlans([ended, aPlan()], gifts, '2026-11-21'));
      expect(listed).toMatchObject([
        {
          id: 'sub-1',
          provider: 'Form',
          interval: 'monthly',
          standing: 'failing',
          nextOn: '2026-10-05',
          donor: { name: 'Nia Ford', email: 'nia@mail.example' },
          paid: { gifts: 2, cents: 2_000 },
        },
        {
          id: 'plan',
          provider: null,
          standing: 'active',
          nextOn: '2026-12-20',
          donor: { name: 'Dana Donor' },
          paid: { gifts: 1, cents: 2_500 },
        },
        { id: 'ended', standing: 'ended', nextOn: null, paid: { gifts: 0, cents: 0 } },
      ]);
      expect(expectedOf(listed)).toEqual({ monthlyCents: 3_500, yearlyCents: 0, missing: 1 });
    });

    test('who has no plan finds none', async () => {
      const { ownPlans, run } = await make(() => ({ gifts: [aGift()], plans: [] }));
      expect(await answered(run(ownPlans.list()))).toEqual([]);
    });

    const draft = { cents: 2_500, interval: 'monthly', startsOn: '2026-11-30' } as const;
    const conflict = { ok: false, failure: { code: 'conflict' } };
    const notFound = { ok: false, failure: { code: 'not-found' } };

    test('a plan is started once, however often it is asked for', async () => {
      const { ownPlans, run } = await make(() => ({ gifts: [], plans: [] }));
      const started = await answered(run(ownPlans.start({ id: 'new', ...draft })));
      expect(started).toMatchObject({
        ...draft,
        provider: null,
        nextOn: '2026-11-30',
        lastPaidOn: null,
        standing: 'active',
        paid: { gifts: 0, cents: 0 },
      });
      expect(await answered(run(ownPlans.start({ id: 'new', ...draft })))).toEqual(started);
      expect(await run(ownPlans.start({ id: 'new', ...draft, cents: 2_600 }))).toEqual(conflict);
      expect(await answered(run(ownPlans.list()))).toEqual([started]);
    });

    test('a plan is paused, goes on and ends for good; who has seen an older one changes nothing', async () => {
      const { ownPlans, run } = await make((personId) => ({
        gifts: [],
        plans: [aPlan({ personId, startsOn: '2026-01-31', asksFrom: '2026-01-31' })],
      }));
      const change = (what: 'pause' | 'resume' | 'stop', base: string) =>
        run(ownPlans.change({ id: 'plan', change: what, base }));
      const paused = await answered(change('pause', 'first'));
      expect(paused).toMatchObject({ standing: 'paused', nextOn: null });
      expect(await change('stop', 'first')).toEqual(conflict);
      expect(await change('pause', paused.revision)).toEqual(conflict);
      const resumed = await answered(change('resume', paused.revision));
      expect(resumed).toMatchObject({ standing: 'active', nextOn: '2026-11-30' });
      const ended = await answered(change('stop', resumed.revision));
      expect(ended).toMatchObject({ standing: 'ended', nextOn: null });
      expect(await change('resume', ended.revision)).toEqual(conflict);
      expect(await answered(run(ownPlans.list()))).toEqual([ended]);
    });

    test('nobody sees or changes a plan of somebody else', async () => {
      const { ownPlans, run } = await make(() => ({
        gifts: [],
        plans: [aPlan({ personId: 'rosa', email: 'dana@fsr.example' })],
      }));
      expect(await answered(run(ownPlans.list()))).toEqual([]);
      expect(await run(ownPlans.change({ id: 'plan', change: 'stop', base: 'first' }))).toEqual(notFound);
      expect(await run(ownPlans.start({ id: 'plan', ...draft }))).toEqual(conflict);
    });

    test('payments move the next day, and a plan of a provider is known by them and changed by nobody here', async () => {
      const byProvider = { planId: 'their-plan', source: { provider: 'Form', externalId: '' } };
      const paid = (id: string, receivedOn: string, own = {}) =>
        aGift({ id, donor: dana, cents: 2_500, receivedOn, ...own });
      const { ownPlans, run } = await make((personId) => ({
        gifts: [
          paid('ours', '2026-11-20'),
          paid('not-here-yet', '2026-11-21', { state: 'pending' }),
          ...['2026-09-05', '2026-10-05', '2026-11-05'].map((day) =>
            paid(day, day, { ...byProvider, cents: 700, source: { provider: 'Form', externalId: day } }),
          ),
        ],
        plans: [aPlan({ personId, startsOn: '2026-11-20', asksFrom: '2026-11-20' })],
      }));
      expect(await answered(run(ownPlans.list()))).toMatchObject([
        { id: 'plan', lastPaidOn: '2026-11-20', nextOn: '2026-12-20', paid: { gifts: 1, cents: 2_500 } },
        {
          id: 'their-plan',
          provider: 'Form',
          cents: 700,
          interval: 'monthly',
          nextOn: '2026-12-05',
          startsOn: '2026-09-05',
          standing: 'active',
          paid: { gifts: 3, cents: 2_100 },
        },
      ]);
      expect(await run(ownPlans.change({ id: 'their-plan', change: 'stop', base: 'first' }))).toEqual(
        notFound,
      );
    });
  });
}
