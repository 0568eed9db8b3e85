import type { ListRepository } from '../unit-of-work/repository.port';
import type { RecurringPlan } from './plan';

/** Where the plans are kept that the foundation holds. */
export interface PlanRepository extends ListRepository<RecurringPlan> {
  /** Those of one account. */
  of(personId: string): Promise<readonly RecurringPlan[]>;
}
