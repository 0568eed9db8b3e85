import type { Session } from '../../core/auth/session.port';
import type { User } from '../../core/auth/user';
import type { CampaignGateway } from '../../core/campaigns/campaign-gateway.port';
import { ownPickups } from '../../core/donations/own-pickup';
import { ownGifts } from '../../core/giving/own-gifts';
import type { OwnGiving, OwnReadFailure } from '../../core/giving/own-giving.port';
import { delay } from '../../core/shared/delay';
import { fail, ok, type Result } from '../../core/shared/result';
import type { Scheduler } from '../../core/shared/scheduler.port';
import { LATENCY_MS } from './latency';
import type { MockPickups } from './mock-pickups';
import type { SimulatedGifts } from './simulated-gifts';

/** What the simulated back end answers from. */
export interface MockOwnGivingPorts {
  readonly gifts: Pick<SimulatedGifts, 'read'>;
  readonly pickups: Pick<MockPickups, 'all'>;
  readonly campaigns: Pick<CampaignGateway, 'list'>;
  readonly session: Session;
  readonly scheduler: Scheduler;
}

/** Simulates one's own giving: answers from what this browser keeps, for whoever is signed in. */
export class MockOwnGiving implements OwnGiving {
  constructor(private readonly ports: MockOwnGivingPorts) {}

  async gifts(signal?: AbortSignal): ReturnType<OwnGiving['gifts']> {
    const { gifts, pickups, campaigns } = this.ports;
    const asked = await this.asker(signal);
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

  private async asker(signal?: AbortSignal): Promise<Result<User, OwnReadFailure>> {
    const { session, scheduler } = this.ports;
    await delay(scheduler, LATENCY_MS.readGifts, signal);
    if (signal?.aborted) return fail({ code: 'cancelled' });
    const read = await session.read();
    return read.ok && read.value ? ok(read.value) : fail({ code: 'unauthenticated' });
  }
}
