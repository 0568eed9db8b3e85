import type { Campaign } from '../../../src/core/campaigns/campaign';
import {
  type CampaignDraft,
  changedCampaign,
  matchesDraft,
  newCampaign,
} from '../../../src/core/campaigns/campaign-draft';
import type {
  CampaignGateway,
  CampaignReadFailure,
  CampaignWriteFailure,
} from '../../../src/core/campaigns/campaign-gateway.port';
import type { FailureOf } from '../../../src/core/shared/failure';
import type { IdSource } from '../../../src/core/shared/id-source.port';
import { fail, ok, type Result } from '../../../src/core/shared/result';
import type { Clock } from '../../../src/core/shared/time/clock.port';

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
    const before = this.campaigns.find((candidate) => candidate.id === id);
    if (before) return matchesDraft(before, draft) ? ok(before) : fail({ code: 'conflict' });
    const campaign = newCampaign(id, draft, { revision: this.ids.next(), now: this.clock.now() });
    this.campaigns = [...this.campaigns, campaign];
    return ok(campaign);
  }

  async update(
    id: string,
    draft: CampaignDraft,
    base: string,
  ): Promise<Result<Campaign, CampaignWriteFailure>> {
    const current = this.campaigns.find((candidate) => candidate.id === id);
    if (!current) return fail({ code: 'not-found' });
    if (current.revision !== base) return fail({ code: 'conflict' });
    const write = { revision: this.ids.next(), now: this.clock.now() };
    const changed = changedCampaign(current, draft, write);
    this.campaigns = this.campaigns.map((candidate) => (candidate === current ? changed : candidate));
    return ok(changed);
  }
}
