import type { RecurringPlan } from '../../../core/plans/plan';
import type { PlanRepository } from '../../../core/plans/plan.repository.port';
import type { Database } from '../database';
import { TableRepository } from '../table-repository';
import { planOf, planRow } from './plan-row';

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

  async all(): Promise<readonly RecurringPlan[]> {
    return (await this.database.selectFrom('recurring_plan').selectAll().execute()).map(planOf);
  }
}
