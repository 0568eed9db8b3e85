import * as v from 'valibot';
import { compare, groups } from '../gifts/figures';
import type { Gift, GiftDonor } from '../gifts/gift';
import { normalizedEmail } from '../shared/text/email-address';
import type { CalendarDate } from '../shared/time/calendar';
import { type OwnPlan, ownPlan, ownPlanSchema, providerPlans, type RecurringPlan } from './plan';

/** A recurring plan together with its donor, for the staff who manage gifts. */
export const donorPlanSchema = v.object({
  ...ownPlanSchema.entries,
  donor: v.object({ name: v.string(), email: v.string() }),
});

/** A plan with whose it is. */
export type DonorPlan = Readonly<v.InferOutput<typeof donorPlanSchema>>;

/**
 * Every donor's plans: those that the foundation holds, and those that a provider holds, which are known by their
 * payments alone. Those with a payment missing come first, then by the next day, ended ones last. Each is what its donor
 * sees of it (ownPlan).
 */
export function donorPlans(
  plans: readonly RecurringPlan[],
  gifts: readonly Gift[],
  today: CalendarDate,
): readonly DonorPlan[] {
  const paymentsOf = paymentsBy(gifts);
  const held = plans.map((plan): DonorPlan => {
    const { name, email } = plan;
    return { ...ownPlan(plan, paymentsOf(plan), today), donor: { name, email } };
  });
  const donors = new Map<string, GiftDonor & { readonly on: CalendarDate }>();
  for (const { planId, donor, receivedOn } of gifts) {
    if (planId !== null && receivedOn >= (donors.get(planId)?.on ?? ''))
      donors.set(planId, { ...donor, on: receivedOn });
  }
  const others = providerPlans(plans, gifts, today).map((plan): DonorPlan => {
    const { name = '', email = '' } = donors.get(plan.id) ?? {};
    return { ...plan, donor: { name, email } };
  });
  return [...held, ...others].sort(byUrgency);
}

/** What is expected of plans that ask, by how often; and how many of them miss a payment. */
export interface ExpectedOfPlans {
  readonly monthlyCents: number;
  readonly yearlyCents: number;
  readonly missing: number;
}

/** The one definition of what plans are expected to bring. */
export function expectedOf(plans: readonly OwnPlan[]): ExpectedOfPlans {
  const asking = plans.filter(({ standing }) => standing === 'active' || standing === 'failing');
  const sum = (every: OwnPlan['interval']) =>
    asking.reduce((cents, plan) => cents + (plan.interval === every ? plan.cents : 0), 0);
  const missing = asking.filter(({ standing }) => standing === 'failing').length;
  return { monthlyCents: sum('monthly'), yearlyCents: sum('yearly'), missing };
}

/** Finds what may be payments of a plan without looking through every gift for each. */
function paymentsBy(gifts: readonly Gift[]): (plan: RecurringPlan) => readonly Gift[] {
  const byPlan = groups(gifts, ({ planId }) => planId);
  const byEmail = groups(gifts, ({ donor }) => normalizedEmail(donor.email) || null);
  const byPerson = groups(gifts, ({ personId }) => personId || null);
  return ({ id, email, personId }) => [
    ...new Set([
      ...(byPlan.get(id) ?? []),
      ...(byEmail.get(normalizedEmail(email)) ?? []),
      ...(byPerson.get(personId ?? '') ?? []),
    ]),
  ];
}

const RANKS = { failing: 0, active: 1, paused: 2, ended: 3 } satisfies Record<OwnPlan['standing'], number>;

function byUrgency(a: DonorPlan, b: DonorPlan): number {
  return (
    RANKS[a.standing] - RANKS[b.standing] ||
    compare(a.nextOn ?? '~', b.nextOn ?? '~') ||
    compare(a.donor.name.toLowerCase(), b.donor.name.toLowerCase()) ||
    compare(a.id, b.id)
  );
}
