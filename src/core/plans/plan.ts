import * as v from 'valibot';
import { calendarDateSchema, type Gift, isGiftOf } from '../gifts/gift';
import { type CalendarDate, daysAfter } from '../shared/time/calendar';

/** How often a plan asks for a payment. */
export const PLAN_INTERVALS = ['monthly', 'yearly'] as const;

/** A plan asks, or is paused, or has ended for good. Whether a payment is late is computed (own-plans.ts). */
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
  startsOn: calendarDateSchema,
  /** Nothing that was due before this day is asked for: it is the start, or the day on which a pause ended. */
  asksFrom: calendarDateSchema,
  state: v.picklist(PLAN_STATES),
  /** ms since the epoch. */
  createdAt: v.number(),
});

/** What a donor meant to give again and again. */
export type RecurringPlan = Readonly<v.InferOutput<typeof planSchema>>;

/** A payment up to so many days before a due day is for that day. */
export const EARLY_DAYS = 10;

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
    const due = monthsAfter(startsOn, payment * months);
    if (due >= day) return due;
  }
}

/** The day so many months after another, from its own day of the month: January 31, February 28, March 31. */
function monthsAfter(date: CalendarDate, months: number): CalendarDate {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  // The day before the first of the next month is the month's last.
  const last = new Date(Date.UTC(year, month + months, 0));
  return `${last.toISOString().slice(0, 8)}${String(Math.min(day, last.getUTCDate())).padStart(2, '0')}`;
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

function laterOf(one: CalendarDate, other: CalendarDate): CalendarDate {
  if (one > other) return one;
  return other;
}

/** Whether a gift is a payment of a plan: it says so, or it is of the same person and amount since the plan began. */
export function isPaymentOf(gift: Gift, plan: RecurringPlan): boolean {
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
