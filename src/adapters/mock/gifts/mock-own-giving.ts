import type { Session } from '../../../core/account/session.port';
import type { User } from '../../../core/account/user';
import { reportedCampaign } from '../../../core/campaigns/campaign';
import type { CampaignGateway } from '../../../core/campaigns/campaign-gateway.port';
import { figuresOf } from '../../../core/gifts/figures';
import { isGiftOf } from '../../../core/gifts/gift';
import { impactOf } from '../../../core/gifts/impact';
import { ownGifts } from '../../../core/gifts/own-gifts';
import type { OwnGiving } from '../../../core/gifts/own-giving.port';
import { goodsByYear, ownPickups } from '../../../core/pickups/own-pickup';
import { type OwnPlan, ownPlan, ownPlans } from '../../../core/plans/own-plans';
import { changedPlan, type PlanChange, type RecurringPlan } from '../../../core/plans/plan';
import { isStartedBy, newPlan, type PlanDraft } from '../../../core/plans/plan-draft';
import type { FailureOf } from '../../../core/shared/failure';
import type { IdSource } from '../../../core/shared/id-source.port';
import { fail, ok, type Result } from '../../../core/shared/result';
import { calendarDateAt } from '../../../core/shared/time/calendar-date';
import type { Clock } from '../../../core/shared/time/clock.port';
import { delay } from '../../../core/shared/time/delay';
import type { Scheduler } from '../../../core/shared/time/scheduler.port';
import type { SimulatedJournal } from '../audit/simulated-journal';
import { LATENCY_MS } from '../latency';
import type { SimulatedPickups } from '../pickups/simulated-pickups';
import type { SimulatedPlans } from '../plans/simulated-plans';
import type { SimulatedGifts } from './simulated-gifts';

/** What the simulated back end answers from. */
export interface MockOwnGivingPorts {
  readonly gifts: Pick<SimulatedGifts, 'read'>;
  readonly pickups: Pick<SimulatedPickups, 'all'>;
  readonly plans: SimulatedPlans;
  readonly campaigns: Pick<CampaignGateway, 'list'>;
  readonly session: Session;
  readonly journal: Pick<SimulatedJournal, 'note'>;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly scheduler: Scheduler;
}

/** Simulates the signed-in person's gifts and plans, from the records in this browser. */
export class MockOwnGiving implements OwnGiving {
  constructor(private readonly ports: MockOwnGivingPorts) {}

  async gifts(signal?: AbortSignal): ReturnType<OwnGiving['gifts']> {
    const { gifts, pickups, campaigns } = this.ports;
    const asked = await this.asker(LATENCY_MS.readGifts, signal);
    if (signal?.aborted) return fail({ code: 'cancelled' });
    if (!asked.ok) return asked;
    const { id, email } = asked.value;
    const listed = await campaigns.list(signal);
    if (!listed.ok) return listed;
    const titles = new Map(listed.value.map((campaign) => [campaign.id, campaign.title]));
    return ok({
      gifts: ownGifts(gifts.read().gifts, { personId: id, email }, titles),
      pickups: ownPickups(pickups.all(), email),
    });
  }

  async plans(signal?: AbortSignal): ReturnType<OwnGiving['plans']> {
    const asked = await this.asker(LATENCY_MS.readGifts, signal);
    if (signal?.aborted) return fail({ code: 'cancelled' });
    if (!asked.ok) return asked;
    const { id } = asked.value;
    const own = this.ports.plans.read().filter(({ personId }) => personId === id);
    return ok(ownPlans(own, this.giftsOf(asked.value), this.today));
  }

  async together(signal?: AbortSignal): ReturnType<OwnGiving['together']> {
    const { gifts, pickups, campaigns } = this.ports;
    const asked = await this.asker(LATENCY_MS.readGifts, signal);
    if (signal?.aborted) return fail({ code: 'cancelled' });
    if (!asked.ok) return asked;
    const listed = await campaigns.list(signal);
    if (!listed.ok) return listed;
    const figures = figuresOf(gifts.read().gifts);
    const goods = goodsByYear(pickups.all());
    return ok(impactOf({ figures, goods, campaigns: listed.value.map(reportedCampaign) }, this.today));
  }

  async startPlan(id: string, draft: PlanDraft): ReturnType<OwnGiving['startPlan']> {
    const { plans, ids, clock } = this.ports;
    const asked = await this.asker(LATENCY_MS.saveGift);
    if (!asked.ok) return asked;
    const user = asked.value;
    const kept = plans.read();
    const before = kept.find((plan) => plan.id === id);
    if (before)
      return isStartedBy(before, draft, user.id) ? ok(this.seen(before, user)) : fail({ code: 'conflict' });
    const plan = newPlan(id, draft, user, { revision: ids.next(), now: clock.now() });
    const written = plans.write([...kept, plan]);
    if (!written.ok) return written;
    await this.ports.journal.note('plan.start', id, {});
    return ok(this.seen(plan, user));
  }

  async changePlan(id: string, change: PlanChange, base: string): ReturnType<OwnGiving['changePlan']> {
    const { plans, ids } = this.ports;
    const asked = await this.asker(LATENCY_MS.saveGift);
    if (!asked.ok) return asked;
    const user = asked.value;
    const kept = plans.read();
    const plan = kept.find((one) => one.id === id && one.personId === user.id);
    if (!plan) return fail({ code: 'not-found' });
    const changed = plan.revision === base ? changedPlan(plan, change, this.today) : null;
    if (!changed) return fail({ code: 'conflict' });
    const stamped = { ...changed, revision: ids.next() };
    const written = plans.write(kept.map((one) => (one === plan ? stamped : one)));
    if (!written.ok) return written;
    await this.ports.journal.note(`plan.${change}`, id, {});
    return ok(this.seen(stamped, user));
  }

  private get today() {
    return calendarDateAt(this.ports.clock.now());
  }

  private seen(plan: RecurringPlan, user: User): OwnPlan {
    return ownPlan(plan, this.giftsOf(user), this.today);
  }

  private giftsOf({ id, email }: User) {
    return this.ports.gifts.read().gifts.filter((gift) => isGiftOf(gift, { personId: id, email }));
  }

  private async asker(
    latency: number,
    signal?: AbortSignal,
  ): Promise<Result<User, FailureOf<'unauthenticated'>>> {
    const { session, scheduler } = this.ports;
    await delay(scheduler, latency, signal);
    const read = await session.read();
    return read.ok && read.value ? ok(read.value) : fail({ code: 'unauthenticated' });
  }
}
