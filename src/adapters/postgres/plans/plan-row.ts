import type { RecurringPlan } from '../../../core/plans/plan';
import { tableMap } from '../table-map';

/** The rows of plans. */
export const { rowOf: planRow, recordOf: planOf } = tableMap<'recurring_plan', RecurringPlan>()({
  ...{ id: 'id', revision: 'revision', name: 'name', email: 'email', cents: 'cents', interval: 'interval' },
  ...{ personId: 'person_id', startsOn: 'starts_on', asksFrom: 'asks_from', state: 'state' },
  createdAt: 'created_at',
});
