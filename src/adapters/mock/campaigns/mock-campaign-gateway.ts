import type { Campaign } from '../../../core/campaigns/campaign';
import {
  type CampaignDraft,
  changedCampaign,
  matchesDraft,
  newCampaign,
} from '../../../core/campaigns/campaign-draft';
import type { CampaignGateway } from '../../../core/campaigns/campaign-gateway.port';
import type { IdSource } from '../../../core/shared/id-source.port';
import { fail, ok } from '../../../core/shared/result';
import type { Clock } from '../../../core/shared/time/clock.port';
import { delay } from '../../../core/shared/time/delay';
import type { Scheduler } from '../../../core/shared/time/scheduler.port';
import { giftCentsReader } from '../gifts/gift-cents';
import { LATENCY_MS } from '../latency';
import type { SessionCampaigns } from './session-campaigns';

/** Simulates the campaign server: answers from this tab's own table, after a delay. */
export class MockCampaignGateway implements CampaignGateway {
  constructor(
    private readonly table: SessionCampaigns,
    private readonly clock: Clock,
    private readonly ids: IdSource,
    private readonly scheduler: Scheduler,
    /** The text of the stored gifts; null before there are any. */
    private readonly storedGifts: () => string | null = () => null,
  ) {}

  async list(signal?: AbortSignal): ReturnType<CampaignGateway['list']> {
    await delay(this.scheduler, LATENCY_MS.listCampaigns, signal);
    return signal?.aborted ? fail({ code: 'cancelled' }) : ok(this.withGifts());
  }

  async listActive(signal?: AbortSignal): ReturnType<CampaignGateway['listActive']> {
    await delay(this.scheduler, LATENCY_MS.listActiveCampaigns, signal);
    if (signal?.aborted) return fail({ code: 'cancelled' });
    return ok(this.withGifts().filter((campaign) => campaign.isActive));
  }

  async get(id: string, signal?: AbortSignal): ReturnType<CampaignGateway['get']> {
    await delay(this.scheduler, LATENCY_MS.getCampaign, signal);
    if (signal?.aborted) return fail({ code: 'cancelled' });
    const campaign = this.withGifts().find((candidate) => candidate.id === id);
    return campaign ? ok(campaign) : fail({ code: 'not-found' });
  }

  async create(id: string, draft: CampaignDraft): ReturnType<CampaignGateway['create']> {
    await delay(this.scheduler, LATENCY_MS.createCampaign);
    const campaigns = this.table.read();
    const before = campaigns.find((candidate) => candidate.id === id);
    if (before)
      return matchesDraft(before, draft) ? ok(this.withGiftsTo(before)) : fail({ code: 'conflict' });
    const campaign = newCampaign(id, draft, this.stamp());
    const written = this.table.write([...campaigns, campaign]);
    return written.ok ? ok(campaign) : written;
  }

  async update(id: string, draft: CampaignDraft, base: string): ReturnType<CampaignGateway['update']> {
    await delay(this.scheduler, LATENCY_MS.updateCampaign);
    const campaigns = this.table.read();
    const current = campaigns.find((candidate) => candidate.id === id);
    if (!current) return fail({ code: 'not-found' });
    if (current.revision !== base) return fail({ code: 'conflict' });
    const changed = changedCampaign(current, draft, this.stamp());
    const written = this.table.write(
      campaigns.map((candidate) => (candidate === current ? changed : candidate)),
    );
    return written.ok ? ok(this.withGiftsTo(changed)) : written;
  }

  /** Every campaign with what its gifts bring now. */
  private withGifts(): readonly Campaign[] {
    const giftCents = giftCentsReader(this.storedGifts());
    return this.table.read().map((campaign) => ({ ...campaign, giftCents: giftCents(campaign.id) }));
  }

  private withGiftsTo(campaign: Campaign): Campaign {
    return { ...campaign, giftCents: giftCentsReader(this.storedGifts())(campaign.id) };
  }

  private stamp() {
    return { revision: this.ids.next(), now: this.clock.now() };
  }
}
