import type { User } from '../../account/user';
import { reportedCampaign } from '../../campaigns/campaign';
import type { Campaigns } from '../../campaigns/campaigns.api';
import { ownPickups } from '../../pickups/own-pickup';
import type { OwnPickupRepository } from '../../pickups/pickup.repository.port';
import { changedPlan, ownPlan, ownPlans, type RecurringPlan } from '../../plans/plan';
import type { PlanRepository } from '../../plans/plan.repository.port';
import { findPlanFaults, isStartedBy, newPlan } from '../../plans/plan-draft';
import { invalidFields } from '../../shared/forms/field-rule';
import { fail, ok, orFail } from '../../shared/result';
import type { Clock } from '../../shared/system.port';
import { calendarDateAt } from '../../shared/time/calendar';
import type { ShelfRepository } from '../../shelf/shelf.repository.port';
import { changeFrom } from '../../unit-of-work/change-from';
import type { UnitOfWork } from '../../unit-of-work/unit-of-work.port';
import type { GiftRepository } from '../gift.repository.port';
import { impactOf } from './impact';
import { ownGifts } from './own-gifts';
import type { OwnGifts } from './own-gifts.api';
import type { OwnGiftsInput as Input } from './own-gifts.inputs';

/** Where what people gave is kept. */
export interface OwnGiftsRepositories {
  readonly gifts: Pick<GiftRepository, 'figures' | 'of'>;
  readonly pickups: OwnPickupRepository;
  readonly plans: PlanRepository;
  readonly shelf: Pick<ShelfRepository, 'givenByYear'>;
  readonly campaignTitles: {
    /** The titles of those that are there, by their ids. */
    find(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  };
}

/** Shows `actor` what they gave, and keeps their plans. */
export class OwnGiftsService implements OwnGifts {
  constructor(
    private readonly unit: UnitOfWork<OwnGiftsRepositories>,
    private readonly actor: Pick<User, 'id' | 'name' | 'email'>,
    private readonly campaigns: Pick<Campaigns, 'list'>,
    private readonly clock: Pick<Clock, 'now'>,
  ) {}

  gifts(): ReturnType<OwnGifts['gifts']> {
    return this.unit.read(async ({ gifts, pickups, campaignTitles }) => {
      const { email } = this.actor;
      const [own, requests] = await Promise.all([gifts.of(this.owner), pickups.of(email)]);
      const ids = [...new Set(own.flatMap(({ campaignId }) => campaignId ?? []))];
      const titles = await campaignTitles.find(ids);
      return ok({ gifts: ownGifts(own, this.owner, titles), pickups: ownPickups(requests, email) });
    });
  }

  async together(): ReturnType<OwnGifts['together']> {
    const listed = await this.campaigns.list();
    if (!listed.ok) return listed;
    const campaigns = listed.value.map(reportedCampaign);
    return this.unit.read(async ({ gifts, pickups, shelf }) => {
      const [figures, goods, given] = await Promise.all([
        gifts.figures(),
        pickups.goodsByYear(),
        shelf.givenByYear(),
      ]);
      return ok(impactOf({ figures, goods, given, campaigns }, this.today));
    });
  }

  plans(): ReturnType<OwnGifts['plans']> {
    return this.unit.read(async ({ plans, gifts }) => {
      const [kept, own] = await Promise.all([plans.of(this.actor.id), gifts.of(this.owner)]);
      return ok(ownPlans(kept, own, this.today));
    });
  }

  startPlan({ id, ...draft }: Input['startPlan']): ReturnType<OwnGifts['startPlan']> {
    return this.unit.write(async ({ plans, gifts }, unit): ReturnType<OwnGifts['startPlan']> => {
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
  }

  changePlan({ change, ...which }: Input['changePlan']): ReturnType<OwnGifts['changePlan']> {
    return this.unit.write(async ({ plans, gifts }, unit) => {
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
  }

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
