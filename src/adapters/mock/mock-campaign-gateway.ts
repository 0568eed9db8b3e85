import { type CampaignDraft, changedCampaign, newCampaign } from '../../core/campaigns/campaign-draft';
import type { CampaignGateway } from '../../core/campaigns/campaign-gateway.port';
import type { Clock } from '../../core/shared/clock.port';
import { delay } from '../../core/shared/delay';
import type { IdSource } from '../../core/shared/id-source.port';
import { fail, ok } from '../../core/shared/result';
import type { Scheduler } from '../../core/shared/scheduler.port';
import { LATENCY_MS } from './latency';
import type { SessionCampaigns } from './session-campaigns';

/** Simulates the campaign server: answers from this tab's own table, after a delay. */
export class MockCampaignGateway implements CampaignGateway {
  constructor(
    private readonly table: SessionCampaigns,
    private readonly clock: Clock,
    private readonly ids: IdSource,
    private readonly scheduler: Scheduler,
  ) {}

  async list(signal?: AbortSignal): ReturnType<CampaignGateway['list']> {
    await delay(this.scheduler, LATENCY_MS.listCampaigns, signal);
    return signal?.aborted ? fail({ code: 'cancelled' }) : ok(this.table.read());
  }

  async listActive(signal?: AbortSignal): ReturnType<CampaignGateway['listActive']> {
    await delay(this.scheduler, LATENCY_MS.listActiveCampaigns, signal);
    if (signal?.aborted) return fail({ code: 'cancelled' });
    return ok(this.table.read().filter((campaign) => campaign.isActive));
  }

  async get(id: string, signal?: AbortSignal): ReturnType<CampaignGateway['get']> {
    await delay(this.scheduler, LATENCY_MS.getCampaign, signal);
    if (signal?.aborted) return fail({ code: 'cancelled' });
    const campaign = this.table.read().find((candidate) => candidate.id === id);
    return campaign ? ok(campaign) : fail({ code: 'not-found' });
  }

  async create(draft: CampaignDraft): ReturnType<CampaignGateway['create']> {
    await delay(this.scheduler, LATENCY_MS.createCampaign);
    const campaign = newCampaign(draft, this.ids.next(), this.clock.now());
    const written = this.table.write([...this.table.read(), campaign]);
    return written.ok ? ok(campaign) : written;
  }

  async update(id: string, draft: CampaignDraft): ReturnType<CampaignGateway['update']> {
    await delay(this.scheduler, LATENCY_MS.updateCampaign);
    const campaigns = this.table.read();
    const current = campaigns.find((candidate) => candidate.id === id);
    if (!current) return fail({ code: 'not-found' });
    const changed = changedCampaign(current, draft, this.clock.now());
    const written = this.table.write(
      campaigns.map((candidate) => (candidate === current ? changed : candidate)),
    );
    return written.ok ? ok(changed) : written;
  }
}
