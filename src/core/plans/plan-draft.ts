import type { User } from '../account/user';
import { MOST_CENTS } from '../gifts/gift';
import type { FieldFault } from '../shared/forms/field-rule';
import { type CalendarDate, daysAfter, isCalendarDate } from '../shared/time/calendar';
import type { RecurringPlan } from './plan';

/** A plan that somebody starts; its cents are NaN where the text is not an amount. */
export type PlanDraft = Pick<RecurringPlan, 'cents' | 'interval' | 'startsOn'>;

/** One fault of a draft, in the order of the form. */
export type PlanFault = FieldFault<
  'cents' | 'startsOn',
  'invalid' | 'too-little' | 'too-much' | 'past' | 'far'
>;

/** A payment is at least $1.00, as on the form for giving. */
const LEAST_CENTS = 100;
/** A plan begins within so many days. */
const FARTHEST_DAYS = 366;

/** What is wrong with a draft: an amount under $1.00 or too large, a first day that has passed or is over a year away. */
export function findPlanFaults({ cents, startsOn }: PlanDraft, today: CalendarDate): PlanFault[] {
  const faults: PlanFault[] = [];
  if (!Number.isSafeInteger(cents)) faults.push({ field: 'cents', fault: 'invalid' });
  else if (cents < LEAST_CENTS) faults.push({ field: 'cents', fault: 'too-little' });
  else if (cents > MOST_CENTS) faults.push({ field: 'cents', fault: 'too-much' });
  if (!isCalendarDate(startsOn)) faults.push({ field: 'startsOn', fault: 'invalid' });
  else if (startsOn < today) faults.push({ field: 'startsOn', fault: 'past' });
  else if (startsOn > daysAfter(today, FARTHEST_DAYS)) faults.push({ field: 'startsOn', fault: 'far' });
  return faults;
}

/** The plan that a draft starts for the signed-in person. */
export function newPlan(
  id: string,
  { cents, interval, startsOn }: PlanDraft,
  { id: personId, name, email }: Pick<User, 'id' | 'name' | 'email'>,
  write: { readonly revision: string; readonly now: number },
): RecurringPlan {
  return {
    id,
    revision: write.revision,
    personId,
    name,
    email,
    cents,
    interval,
    startsOn,
    asksFrom: startsOn,
    state: 'active',
    createdAt: write.now,
  };
}

/** Whether a plan is what the draft would start, so that a start that is asked for again is not done twice. */
export function isStartedBy(plan: RecurringPlan, draft: PlanDraft, personId: string): boolean {
  return (
    plan.personId === personId &&
    plan.cents === draft.cents &&
    plan.interval === draft.interval &&
    plan.startsOn === draft.startsOn
  );
}
