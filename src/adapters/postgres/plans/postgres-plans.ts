import type { RecurringPlan } from '../../../core/plans/plan';
import type { PlanRepository } from '../../../core/plans/plan.repository.port';
import type { Database } from '../database';
import { tableMap } from '../table-map';
import { TableRepository } from '../table-repository';

/** Plans in PostgreSQL. */
export class PostgresPlans
  extends TableRepository<'recurring_plan', RecurringPlan>
  implements PlanRepository
{
  constructor(database: Database) {
    super(database, 'recurring_plan', { rowOf: planRow, recordOf: planOf });
  }

  async of(personId: string): Promise<readonly RecurringPlan[]> {
    const rows = this.database.selectFrom('recurring_plan').selectAll().where('person_id', '=', personId);
    return (await rows.execute()).map(planOf);
  }
}

/** The rows of plans. */
export const { rowOf: planRow, recordOf: planOf } = tableMap<'recurring_plan', RecurringPlan>()({
  ...{ id: 'id', revision: 'revision', name: 'name', email: 'email', cents: 'cents', interval: 'interval' },
  ...{ personId: 'person_id', startsOn: 'starts_on', asksFrom: 'asks_from', state: 'state' },
  createdAt: 'created_at',
});
