import { sql } from 'kysely';
import { planSchema, type RecurringPlan } from '../../../core/plans/plan';
import type { PlanRepository } from '../../../core/plans/plan.repository.port';
import { namedColumns, tableMap } from '../table-map';
import { repositoryOf } from '../table-repository';

export const { rowOf: planRow, recordOf: planOf } = tableMap<'recurring_plan', RecurringPlan>()(
  namedColumns(planSchema.entries),
);

/** Plans in PostgreSQL. */
export class PostgresPlans
  extends repositoryOf('recurring_plan', { rowOf: planRow, recordOf: planOf })
  implements PlanRepository
{
  of(personId: string): Promise<readonly RecurringPlan[]> {
    return this.where(sql`person_id = ${personId}`);
  }
}
