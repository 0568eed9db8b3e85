import type { User } from '../../account/user';
import type { GiftRepository } from '../../gifts/gift.repository.port';
import { invalidFields } from '../../shared/forms/field-rule';
import { fail, ok, orFail } from '../../shared/result';
import type { Clock } from '../../shared/system.port';
import { calendarDateAt } from '../../shared/time/calendar';
import { changeFrom } from '../../unit-of-work/change-from';
import type { UnitOfWork } from '../../unit-of-work/unit-of-work.port';
import { changedPlan, ownPlan, ownPlans, type RecurringPlan } from '../plan';
import type { PlanRepository } from '../plan.repository.port';
import { findPlanFaults, isStartedBy, newPlan } from '../plan-draft';
import type { OwnPlans } from './own-plans.api';

/** Where one's own plans are kept, and the gifts that may be their payments. */
export interface OwnPlansRepositories {
  readonly plans: PlanRepository;
  readonly gifts: Pick<GiftRepository, 'of'>;
}

/** Keeps the plans of `actor`. */
export class OwnPlansService implements OwnPlans {
  constructor(
    private readonly unit: UnitOfWork<OwnPlansRepositories>,
    private readonly actor: Pick<User, 'id' | 'name' | 'email'>,
    private readonly clock: Pick<Clock, 'now'>,
  ) {}

  list: OwnPlans['list'] = () =>
    this.unit.read(async ({ plans, gifts }) => {
      const [storedPlans, own] = await Promise.all([plans.of(this.actor.id), gifts.of(this.owner)]);
      return ok(ownPlans(storedPlans, own, this.today));
    });

  start: OwnPlans['start'] = ({ id, ...draft }) =>
    this.unit.write(async ({ plans, gifts }, unit): ReturnType<OwnPlans['start']> => {
      const faults = findPlanFaults(draft, this.today);
      if (faults.length > 0) return fail(invalidFields(faults));
      const before = await plans.find(id);
      if (before && !isStartedBy(before, draft, this.actor.id)) return fail({ code: 'conflict' });
      const plan = before ?? newPlan(id, draft, this.actor, { revision: unit.nextId(), now: unit.now() });
      if (!before) {
        await plans.add(plan);
        unit.audit(this.actor, 'plan.start', { id, name: '' });
      }
      return ok(await this.seen(plan, gifts));
    });

  change: OwnPlans['change'] = ({ change, ...which }) =>
    this.unit.write(async ({ plans, gifts }, unit) => {
      const own: Pick<PlanRepository, 'find' | 'replace'> = {
        find: async (id) => {
          const plan = await plans.find(id);
          return plan?.personId === this.actor.id ? plan : null;
        },
        replace: (plan) => plans.replace(plan),
      };
      const changeOne = (plan: RecurringPlan) => orFail(changedPlan(plan, change, this.today), 'conflict');
      const changed = await changeFrom(own, which, changeOne, unit);
      if (!changed.ok) return changed;
      unit.audit(this.actor, `plan.${change}`, { id: which.id, name: '' });
      return ok(await this.seen(changed.value.after, gifts));
    });

  private async seen(plan: RecurringPlan, gifts: Pick<GiftRepository, 'of'>) {
    return ownPlan(plan, await gifts.of(this.owner), this.today);
  }

  private get owner() {
    return { personId: this.actor.id, email: this.actor.email };
  }

  private get today() {
    return calendarDateAt(this.clock.now());
  }
}
