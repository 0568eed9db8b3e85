import type { GiftRepository } from '../gifts/gift.repository.port';
import { ok } from '../shared/result';
import type { Clock } from '../shared/system.port';
import { calendarDateAt } from '../shared/time/calendar';
import type { UnitOfWork } from '../unit-of-work/unit-of-work.port';
import { donorPlans } from './donor-plans';
import type { PlanRepository } from './plan.repository.port';
import type { Plans } from './plans.api';

/** Where plans are kept, and the gifts that may be their payments. */
export interface PlansRepositories {
  readonly plans: Pick<PlanRepository, 'all'>;
  readonly gifts: Pick<GiftRepository, 'payments'>;
}

/** Shows the plans of all donors. */
export class PlansService implements Plans {
  constructor(
    private readonly unit: UnitOfWork<PlansRepositories>,
    private readonly clock: Pick<Clock, 'now'>,
  ) {}

  list: Plans['list'] = () =>
    this.unit.read(async ({ gifts, plans }) => {
      const [storedPlans, payments] = await Promise.all([plans.all(), gifts.payments()]);
      return ok(donorPlans(storedPlans, payments, calendarDateAt(this.clock.now())));
    });
}
