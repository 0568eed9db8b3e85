import * as v from 'valibot';
import { compare, groups, sumOf } from '../gifts/figures';
import { type Gift, isGiftOf } from '../gifts/gift';
import { type CalendarDate, daysAfter, daysBetween } from '../shared/time/calendar';
import { daySchema } from '../shared/time/day.schema';
import { dayMonthsAfter } from '../shared/time/months';

/** How often a plan asks for a payment. */
export const PLAN_INTERVALS = ['monthly', 'yearly'] as const;

/** A plan asks, or is paused, or has ended for good. Whether a payment is late is computed (ownPlan). */
const PLAN_STATES = ['active', 'paused', 'ended'] as const;

/** How often a plan asks for a payment. */
export type PlanInterval = (typeof PLAN_INTERVALS)[number];

/** What a donor meant to give again and again, as the foundation keeps it: a pledge, which takes no money by itself. */
export const planSchema = v.object({
  id: v.string(),
  /** Opaque; every change gives a new one. */
  revision: v.string(),
  /** Whose plan it is: an account, with its name and address as they were. */
  personId: v.nullable(v.string()),
  name: v.string(),
  email: v.string(),
  /** US cents, at least 1. */
  cents: v.number(),
  interval: v.picklist(PLAN_INTERVALS),
  /** The first due day. Later ones have its day of the month, or the last day of a month that does not have it. */
  startsOn: daySchema,
  /** Nothing that was due before this day is asked for: it is the start, or the day on which a pause ended. */
  asksFrom: daySchema,
  state: v.picklist(PLAN_STATES),
  /** ms since the epoch. */
  createdAt: v.number(),
});

/** What a donor meant to give again and again. */
export type RecurringPlan = Readonly<v.InferOutput<typeof planSchema>>;

/** A payment up to so many days before a due day is for that day. */
const EARLY_DAYS = 10;

/** The first due day that is not before `day`. */
export function firstDueFrom(
  { startsOn, interval }: Pick<RecurringPlan, 'startsOn' | 'interval'>,
  day: CalendarDate,
): CalendarDate {
  const months = interval === 'monthly' ? 1 : 12;
  const [year = 0, month = 0] = startsOn.split('-').map(Number);
  const [otherYear = 0, otherMonth = 0] = day.split('-').map(Number);
  const between = (otherYear - year) * 12 + otherMonth - month;
  const first = Math.max(0, Math.floor(between / months) - 1);
  for (let payment = first; ; payment += 1) {
    const due = dayMonthsAfter(startsOn, payment * months);
    if (due >= day) return due;
  }
}

/**
 * The next day on which a plan asks: not before it asks again, and after the due day that the last payment was for. Null
 * while it does not ask. Since it is computed from what came, no order of payments, refund or undone import can harm it.
 */
export function nextDueOn(
  plan: Pick<RecurringPlan, 'startsOn' | 'interval' | 'asksFrom' | 'state'>,
  lastPaidOn: CalendarDate | null,
): CalendarDate | null {
  if (plan.state !== 'active') return null;
  const paidFor = lastPaidOn === null ? '' : daysAfter(lastPaidOn, EARLY_DAYS + 1);
  return firstDueFrom(plan, laterOf(paidFor, plan.asksFrom));
}

function laterOf(a: CalendarDate, b: CalendarDate): CalendarDate {
  return a > b ? a : b;
}

/** Whether a gift is a payment of a plan: it says so, or it is of the same person and amount since the plan began. */
function isPaymentOf(gift: Gift, plan: RecurringPlan): boolean {
  if (gift.state === 'pending') return false;
  if (gift.planId !== null) return gift.planId === plan.id;
  return (
    gift.cents === plan.cents &&
    gift.receivedOn >= daysAfter(plan.startsOn, -EARLY_DAYS) &&
    isGiftOf(gift, { personId: plan.personId ?? '', email: plan.email })
  );
}

/** What a donor can do with a plan that the foundation holds. */
export const PLAN_CHANGES = ['pause', 'resume', 'stop'] as const;

/** What a donor can do with a plan that the foundation holds. */
export type PlanChange = (typeof PLAN_CHANGES)[number];

/** The plan after a change; null where its state does not allow it. What has ended stays so. */
export function changedPlan(
  plan: RecurringPlan,
  change: PlanChange,
  today: CalendarDate,
): RecurringPlan | null {
  if (change === 'stop') return plan.state === 'ended' ? null : { ...plan, state: 'ended' };
  if (change === 'pause') return plan.state === 'active' ? { ...plan, state: 'paused' } : null;
  if (plan.state !== 'paused') return null;
  return { ...plan, state: 'active', asksFrom: laterOf(today, plan.asksFrom) };
}

/** How a plan stands today: 'failing' means that it asked, and no payment came for so many days. */
const STANDINGS = ['active', 'paused', 'failing', 'ended'] as const;
/** A payment that is so many days late is missing. */
export const LATE_DAYS = 10;

const day = v.nullable(daySchema);
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
  startsOn: daySchema,
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
  return all.sort((a, b) => rank(a) - rank(b) || compare(b.startsOn, a.startsOn) || compare(a.id, b.id));
}

/** A plan that the foundation holds, with the payments among its donor's gifts. */
export function ownPlan(plan: RecurringPlan, gifts: readonly Gift[], today: CalendarDate): OwnPlan {
  const payments = gifts.filter((gift) => isPaymentOf(gift, plan));
  const days = payments.map(({ receivedOn }) => receivedOn);
  const lastPaidOn = days.sort().at(-1) ?? null;
  const nextOn = nextDueOn(plan, lastPaidOn);
  const { id, revision, cents, interval, startsOn, state } = plan;
  return {
    id,
    revision,
    provider: null,
    cents,
    interval,
    startsOn,
    nextOn,
    lastPaidOn,
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
  const payments = groups(gifts, ({ planId, source, state }) =>
    planId === null || source === null || state === 'pending' || held.has(planId) ? null : planId,
  );
  return [...payments.values()].flatMap((own) => {
    const paid = own.toSorted((a, b) => compare(a.receivedOn, b.receivedOn));
    const [first, last] = [paid[0], paid.at(-1)];
    if (!first?.planId || !last?.source) return [];
    const interval = intervalOf(paid.map(({ receivedOn }) => receivedOn));
    const startsOn = first.receivedOn;
    const nextOn =
      interval && firstDueFrom({ startsOn, interval }, daysAfter(last.receivedOn, EARLY_DAYS + 1));
    return {
      id: first.planId,
      revision: '',
      provider: last.source.provider,
      cents: last.cents,
      interval,
      startsOn,
      nextOn,
      lastPaidOn: last.receivedOn,
      standing: isLate(nextOn, today) ? 'failing' : 'active',
      paid: sumOf(paid),
    };
  });
}

/** How often payments came, by the usual time between two; null where that is neither a month nor a year, or there is one. */
function intervalOf(days: readonly CalendarDate[]): PlanInterval | null {
  const gaps = days
    .slice(1)
    .map((day, index) => daysBetween(days[index] ?? day, day))
    .sort((a, b) => a - b);
  const usual = gaps[Math.floor(gaps.length / 2)] ?? 0;
  if (usual >= 26 && usual <= 35) return 'monthly';
  return usual >= 350 && usual <= 380 ? 'yearly' : null;
}

function isLate(nextOn: CalendarDate | null, today: CalendarDate): boolean {
  return nextOn !== null && today > daysAfter(nextOn, LATE_DAYS);
}
