import type { Campaign } from '../../../core/campaigns/campaign';
import { type CampaignDraft, changedCampaign, createdCampaign } from '../../../core/campaigns/campaign-draft';
import type { CampaignGateway } from '../../../core/campaigns/campaign-gateway.port';
import { fail, ok, type Result } from '../../../core/shared/result';
import type { Clock, IdSource, Scheduler } from '../../../core/shared/system.port';
import { delay } from '../../../core/shared/time/delay';
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
    return this.put(id, (before) => createdCampaign(before, id, draft, this.stamp()));
  }

  async update(id: string, draft: CampaignDraft, base: string): ReturnType<CampaignGateway['update']> {
    await delay(this.scheduler, LATENCY_MS.updateCampaign);
    return this.put(id, (before) => changedCampaign(before, draft, base, this.stamp()));
  }

  /** Keeps what becomes of a campaign in its place, or as the last one. */
  private put<F>(id: string, change: (before: Campaign | undefined) => Result<Campaign, F>) {
    const campaigns = this.table.read();
    const before = campaigns.find((candidate) => candidate.id === id);
    const changed = change(before);
    if (!changed.ok) return changed;
    const after = changed.value;
    const written =
      after === before
        ? ok(undefined)
        : this.table.write(
            before ? campaigns.map((one) => (one === before ? after : one)) : [...campaigns, after],
          );
    return written.ok ? ok(this.withGifts([after])[0] ?? after) : written;
  }

  /** Campaigns with what their gifts bring now. */
  private withGifts(campaigns = this.table.read()): readonly Campaign[] {
    const giftCents = giftCentsReader(this.storedGifts());
    return campaigns.map((campaign) => ({ ...campaign, giftCents: giftCents(campaign.id) }));
  }

  private stamp() {
    return { revision: this.ids.next(), now: this.clock.now() };
  }
}
