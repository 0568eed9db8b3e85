import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  changedPlan,
  firstDueFrom,
  nextDueOn,
  ownPlan,
  ownPlans,
  PLAN_CHANGES,
  PLAN_INTERVALS,
} from '../../../src/core/plans/plan';
import { findPlanFaults } from '../../../src/core/plans/plan-draft';
import { daysAfter, isCalendarDate } from '../../../src/core/shared/time/calendar';
import { aDonor, aGift, aPlan } from '../../support/gift-builder';

const TODAY = '2026-11-21';
const anyDay = fc.integer({ min: 0, max: 20_000 }).map((days) => daysAfter('2020-01-01', days));
const anyInterval = fc.constantFrom(...PLAN_INTERVALS);
const dana = aDonor({ email: 'dana@fsr.example' });
const lastDayOf = (day: string) => {
  for (let last = day; ; last = daysAfter(last, 1))
    if (daysAfter(last, 1).slice(0, 7) !== day.slice(0, 7)) return last;
};

describe('due days', () => {
  test.each([
    ['2026-01-31', 'monthly', '2026-02-01', '2026-02-28'],
    ['2026-01-31', 'monthly', '2026-03-01', '2026-03-31'],
    ['2026-01-31', 'monthly', '2028-02-10', '2028-02-29'],
    ['2028-02-29', 'yearly', '2028-03-01', '2029-02-28'],
    ['2028-02-29', 'yearly', '2031-03-01', '2032-02-29'],
    ['2026-12-05', 'monthly', '2027-01-05', '2027-01-05'],
    ['2026-12-05', 'monthly', '2020-01-01', '2026-12-05'],
  ] as const)('of a plan from %s, %s, the first from %s is %s', (startsOn, interval, from, due) => {
    expect(firstDueFrom({ startsOn, interval }, from)).toBe(due);
  });

  property.prop([anyDay, anyInterval, anyDay])(
    'any start: a due day is a real day, never before it is asked for, at most one interval later, and on its day of the month',
    (startsOn, interval, from) => {
      const due = firstDueFrom({ startsOn, interval }, from);
      expect(isCalendarDate(due)).toBe(true);
      expect(due >= from && due >= startsOn).toBe(true);
      if (from > startsOn) expect(due <= daysAfter(from, interval === 'monthly' ? 31 : 366)).toBe(true);
      expect([startsOn.slice(8), lastDayOf(due).slice(8)]).toContain(due.slice(8));
      if (interval === 'yearly') expect(due.slice(5, 7)).toBe(startsOn.slice(5, 7));
    },
  );
});

describe('the next day', () => {
  property.prop([anyDay, anyInterval, fc.array(anyDay, { minLength: 1 })])(
    'any payments, in any order: the last one alone decides, and asks for no day that it was for',
    (startsOn, interval, days) => {
      const plan = aPlan({ startsOn, interval, asksFrom: startsOn });
      const paid = days.map((receivedOn, index) =>
        aGift({ id: `g${index}`, planId: 'plan', donor: dana, receivedOn, cents: 100 }),
      );
      const last = days.toSorted().at(-1) ?? '';
      const { nextOn, lastPaidOn } = ownPlan(plan, paid, TODAY);
      expect(lastPaidOn).toBe(last);
      expect(ownPlan(plan, paid.toReversed(), TODAY).nextOn).toBe(nextOn);
      expect(nextOn).toBe(nextDueOn(plan, last));
      expect(nextOn && nextOn > last && nextOn >= startsOn).toBe(true);
      // A payment that comes on the due day is for that day.
      expect(nextDueOn(plan, nextOn) === nextOn).toBe(false);
    },
  );

  test('a payment some days early is for the coming day, an earlier one is not', () => {
    expect(nextDueOn(aPlan(), '2026-11-10')).toBe('2026-12-20');
    expect(nextDueOn(aPlan(), '2026-11-09')).toBe('2026-11-20');
  });
});

describe('a plan', () => {
  property.prop([fc.array(fc.constantFrom(...PLAN_CHANGES)), anyDay])(
    'any changes: paused or ended it asks for nothing, ended it stays so, and a pause asks for nothing that was due in it',
    (changes, today) => {
      let plan = aPlan();
      for (const change of changes) {
        const changed = changedPlan(plan, change, today);
        if (plan.state === 'ended') expect(changed).toBeNull();
        plan = changed ?? plan;
        const next = nextDueOn(plan, null);
        expect(next === null).toBe(plan.state !== 'active');
        if (changed && change === 'resume') expect(next && next >= today).toBe(true);
      }
    },
  );

  test('a payment that is eleven days late is missing', () => {
    const late = (today: string) => ownPlan(aPlan(), [], today).standing;
    expect(late('2026-11-30')).toBe('active');
    expect(late('2026-12-01')).toBe('failing');
    expect(ownPlan(aPlan({ state: 'paused' }), [], '2027-12-01').standing).toBe('paused');
  });

  test('payments are of the same person and amount since it began, or say whose they are', () => {
    const paid = (own: object) =>
      ownPlan(aPlan(), [aGift({ donor: dana, cents: 2_500, receivedOn: '2026-11-20', ...own })], TODAY).paid;
    expect(paid({})).toEqual({ gifts: 1, cents: 2_500 });
    const none = { gifts: 0, cents: 0 };
    expect(paid({ cents: 2_501 })).toEqual(none);
    expect(paid({ state: 'pending' })).toEqual(none);
    expect(paid({ receivedOn: '2026-11-09' })).toEqual(none);
    expect(paid({ planId: 'another' })).toEqual(none);
    expect(paid({ donor: aDonor() })).toEqual(none);
    expect(paid({ planId: 'plan', cents: 900 })).toEqual({ gifts: 1, cents: 900 });
    const refund = { cents: 2_500, on: '2026-11-21' };
    expect(paid({ state: 'refunded', refund })).toEqual(none);
  });
});

describe('a plan that a provider holds', () => {
  const paidOn = (...days: string[]) =>
    ownPlans(
      [],
      days.map((receivedOn) =>
        aGift({
          id: receivedOn,
          planId: 'p',
          receivedOn,
          source: { provider: 'Form', externalId: receivedOn },
        }),
      ),
      TODAY,
    )[0];

  test.each([
    [['2025-11-20', '2026-11-20'], 'yearly', '2027-11-20'],
    [['2026-10-20', '2026-11-20'], 'monthly', '2026-12-20'],
    [['2026-11-20'], null, null],
    [['2026-05-20', '2026-08-20', '2026-11-20'], null, null],
  ] as const)('paid on %j it is %s, next on %s', (days, interval, nextOn) => {
    expect(paidOn(...days)).toMatchObject({ interval, nextOn, provider: 'Form' });
  });

  test('without a payment for long it is said to be missing', () => {
    expect(paidOn('2026-05-05', '2026-06-05')?.standing).toBe('failing');
  });
});

test.each([
  [{}, ''],
  [{ cents: Number.NaN }, 'cents invalid'],
  [{ cents: 99 }, 'cents too-little'],
  [{ cents: 1e12 }, 'cents too-much'],
  [{ startsOn: 'soon' }, 'startsOn invalid'],
  [{ startsOn: '2026-11-20' }, 'startsOn past'],
  [{ startsOn: '2027-11-23' }, 'startsOn far'],
])('a draft with %j: %s', (own, expected) => {
  const draft = { cents: 2_500, interval: 'monthly', startsOn: TODAY, ...own } as const;
  expect(
    findPlanFaults(draft, TODAY)
      .map(({ field, fault }) => `${field} ${fault}`)
      .join(),
  ).toBe(expected);
});
