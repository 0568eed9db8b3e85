import type { Selectable } from 'kysely';
import type { RecurringPlan } from '../../core/giving/plan';
import type { Tables } from './database';

/** The plan that a row holds. */
export function planOf(row: Selectable<Tables['recurring_plan']>): RecurringPlan {
  const { id, revision, name, email, cents, interval, state } = row;
  return {
    ...{ id, revision, personId: row.person_id, name, email, cents, interval },
    ...{ startsOn: row.starts_on, asksFrom: row.asks_from, state, createdAt: row.created_at },
  };
}

/** The row that holds a plan. */
export function planRow({ personId, startsOn, asksFrom, createdAt, ...plan }: RecurringPlan) {
  return {
    ...plan,
    person_id: personId,
    starts_on: startsOn,
    asks_from: asksFrom,
    created_at: createdAt,
  };
}
