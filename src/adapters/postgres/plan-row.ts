import type { Selectable } from 'kysely';
import type { RecurringPlan } from '../../core/giving/plan';
import type { Tables } from './database';
import type { RowOf } from './row-of';

/** The plan that a row holds. */
export function planOf(row: Selectable<Tables['recurring_plan']>): RecurringPlan {
  const { id, revision, name, email, cents, interval, state } = row;
  return {
    ...{ id, revision, personId: row.person_id, name, email, cents, interval },
    ...{ startsOn: row.starts_on, asksFrom: row.asks_from, state, createdAt: row.created_at },
  };
}

/** The row that holds a plan. */
export function planRow(plan: RecurringPlan): RowOf<'recurring_plan'> {
  const { id, revision, name, email, cents, interval, state } = plan;
  return {
    ...{ id, revision, person_id: plan.personId, name, email, cents, interval },
    ...{ starts_on: plan.startsOn, asks_from: plan.asksFrom, state, created_at: plan.createdAt },
  };
}
