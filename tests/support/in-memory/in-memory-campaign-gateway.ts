import type { Campaign } from '../../../src/core/campaigns/campaign';
import {
  type CampaignDraft,
  changedCampaign,
  createdCampaign,
} from '../../../src/core/campaigns/campaign-draft';
import type {
  CampaignGateway,
  CampaignReadFailure,
  CampaignWriteFailure,
} from '../../../src/core/campaigns/campaign-gateway.port';
import { type FailureOf, fail, ok, type Result } from '../../../src/core/shared/result';
import type { Clock, IdSource } from '../../../src/core/shared/system.port';

/** Campaigns in a variable, answered at once. */
export class InMemoryCampaignGateway implements CampaignGateway {
  constructor(
    private campaigns: readonly Campaign[],
    private readonly clock: Clock,
    private readonly ids: IdSource,
  ) {}

  async list(signal?: AbortSignal): Promise<Result<readonly Campaign[], CampaignReadFailure>> {
    return signal?.aborted ? fail({ code: 'cancelled' }) : ok(this.campaigns);
  }

  async listActive(signal?: AbortSignal): Promise<Result<readonly Campaign[], CampaignReadFailure>> {
    if (signal?.aborted) return fail({ code: 'cancelled' });
    return ok(this.campaigns.filter((campaign) => campaign.isActive));
  }

  async get(
    id: string,
    signal?: AbortSignal,
  ): Promise<Result<Campaign, CampaignReadFailure | FailureOf<'not-found'>>> {
    if (signal?.aborted) return fail({ code: 'cancelled' });
    const campaign = this.campaigns.find((candidate) => candidate.id === id);
    return campaign ? ok(campaign) : fail({ code: 'not-found' });
  }

  async create(id: string, draft: CampaignDraft): Promise<Result<Campaign, CampaignWriteFailure>> {
    return this.put(id, (before) => createdCampaign(before, id, draft, this.stamp()));
  }

  async update(
    id: string,
    draft: CampaignDraft,
    base: string,
  ): Promise<Result<Campaign, CampaignWriteFailure>> {
    return this.put(id, (before) => changedCampaign(before, draft, base, this.stamp()));
  }

  private put<F>(id: string, change: (before: Campaign | undefined) => Result<Campaign, F>) {
    const before = this.campaigns.find((candidate) => candidate.id === id);
    const after = change(before);
    if (!after.ok) return after;
    this.campaigns = before
      ? this.campaigns.map((one) => (one === before ? after.value : one))
      : [...this.campaigns, after.value];
    return after;
  }

  private stamp() {
    return { revision: this.ids.next(), now: this.clock.now() };
  }
}
