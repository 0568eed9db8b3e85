import type { Repository } from '../unit-of-work/repository.port';
import type { RecurringPlan } from './plan';

/** Where the plans are kept that the foundation holds. */
export interface PlanRepository extends Repository<RecurringPlan> {
  /** Those of one account. */
  of(personId: string): Promise<readonly RecurringPlan[]>;
  all(): Promise<readonly RecurringPlan[]>;
}
