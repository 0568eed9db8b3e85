import * as v from 'valibot';
import type { Sum } from '../gifts/figures';
import { calendarDateSchema, type Gift } from '../gifts/gift';
import { netCents } from '../gifts/net-cents';
import { type CalendarDate, daysAfter } from '../shared/time/calendar';
import {
  EARLY_DAYS,
  firstDueFrom,
  isPaymentOf,
  nextDueOn,
  PLAN_INTERVALS,
  type PlanInterval,
  type RecurringPlan,
} from './plan';

/** How a plan stands today: 'failing' means that it asked, and no payment came for so many days. */
const STANDINGS = ['active', 'paused', 'failing', 'ended'] as const;
/** A payment that is so many days late is missing. */
export const LATE_DAYS = 10;

const day = v.nullable(calendarDateSchema);
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A plan as its donor sees it, with what came of it. */
export const ownPlanSchema = v.object({
  id: v.string(),
  revision: v.string(),
  /** The provider that takes the payments and alone can stop them; null where the foundation holds the plan. */
  provider: v.nullable(v.string()),
  /** US cents of a payment. */
  cents: v.number(),
  /** Null where nobody has said, and the payments do not tell. */
  interval: v.nullable(v.picklist(PLAN_INTERVALS)),
  startsOn: calendarDateSchema,
  /** Null while it does not ask, and where nobody can tell. */
  nextOn: day,
  lastPaidOn: day,
  standing: v.picklist(STANDINGS),
  /** What came, net of refunds. */
  paid: v.object({ gifts: count, cents: count }),
});

/** A plan as its donor sees it, with what came of it. */
export type OwnPlan = Readonly<v.InferOutput<typeof ownPlanSchema>>;

/**
 * A donor's plans out of their own plans and gifts: those that the foundation holds, then those that a provider holds,
 * which are known by their payments alone. The latest first, ended ones last.
 */
export function ownPlans(
  plans: readonly RecurringPlan[],
  gifts: readonly Gift[],
  today: CalendarDate,
): readonly OwnPlan[] {
  const all = [...plans.map((plan) => ownPlan(plan, gifts, today)), ...providerPlans(plans, gifts, today)];
  const rank = ({ standing }: OwnPlan) => (standing === 'ended' ? 1 : 0);
  return all.sort(
    (one, other) =>
      rank(one) - rank(other) || byText(other.startsOn, one.startsOn) || byText(one.id, other.id),
  );
}

/** A plan that the foundation holds, with the payments among its donor's gifts. */
export function ownPlan(plan: RecurringPlan, gifts: readonly Gift[], today: CalendarDate): OwnPlan {
  const payments = gifts.filter((gift) => isPaymentOf(gift, plan));
  const lastPaidOn = lastOf(payments);
  const nextOn = nextDueOn(plan, lastPaidOn);
  const { id, revision, cents, interval, startsOn, state } = plan;
  return {
    ...{ id, revision, provider: null, cents, interval, startsOn, nextOn, lastPaidOn },
    standing: state === 'active' && isLate(nextOn, today) ? 'failing' : state,
    paid: sumOf(payments),
  };
}

/** The plans that a provider holds, as their payments among the gifts tell. */
export function providerPlans(
  plans: readonly RecurringPlan[],
  gifts: readonly Gift[],
  today: CalendarDate,
): readonly OwnPlan[] {
  const held = new Set(plans.map(({ id }) => id));
  const payments = new Map<string, Gift[]>();
  for (const gift of gifts) {
    const { planId, source, state } = gift;
    if (planId === null || source === null || state === 'pending' || held.has(planId)) continue;
    payments.set(planId, [...(payments.get(planId) ?? []), gift]);
  }
  return [...payments.values()].flatMap((own) => {
    const paid = own.toSorted((one, other) => byText(one.receivedOn, other.receivedOn));
    const [first, last] = [paid[0], paid.at(-1)];
    if (!first?.planId || !last?.source) return [];
    const interval = intervalOf(paid.map(({ receivedOn }) => receivedOn));
    const startsOn = first.receivedOn;
    const nextOn =
      interval && firstDueFrom({ startsOn, interval }, daysAfter(last.receivedOn, EARLY_DAYS + 1));
    return {
      ...{ id: first.planId, revision: '', provider: last.source.provider, cents: last.cents, interval },
      ...{ startsOn, nextOn, lastPaidOn: last.receivedOn },
      standing: isLate(nextOn, today) ? 'failing' : 'active',
      paid: sumOf(paid),
    };
  });
}

/** How often payments came, by the usual time between two; null where that is neither a month nor a year, or there is one. */
function intervalOf(days: readonly CalendarDate[]): PlanInterval | null {
  const gaps = days
    .slice(1)
    .map((day, index) => (Date.parse(day) - Date.parse(days[index] ?? day)) / DAY_MS)
    .sort((one, other) => one - other);
  const usual = gaps[Math.floor(gaps.length / 2)] ?? 0;
  if (usual >= 26 && usual <= 35) return 'monthly';
  return usual >= 350 && usual <= 380 ? 'yearly' : null;
}

const DAY_MS = 24 * 60 * 60 * 1000;

function isLate(nextOn: CalendarDate | null, today: CalendarDate): boolean {
  return nextOn !== null && today > daysAfter(nextOn, LATE_DAYS);
}

function lastOf(payments: readonly Gift[]): CalendarDate | null {
  return payments.reduce<CalendarDate | null>(
    (last, { receivedOn }) => (last === null || receivedOn > last ? receivedOn : last),
    null,
  );
}

function sumOf(gifts: readonly Gift[]): Sum {
  const counted = gifts.filter((gift) => netCents(gift) > 0);
  return { gifts: counted.length, cents: counted.reduce((sum, gift) => sum + netCents(gift), 0) };
}

function byText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
