import type { Campaign } from '../../core/campaigns/campaign';
import type { CampaignDraft } from '../../core/campaigns/campaign-draft';
import type { CampaignGateway } from '../../core/campaigns/campaign-gateway.port';
import type { Clock } from '../../core/shared/time/clock.port';
import { type PromptChanges, Remembered } from './remembered';

/**
 * A campaign gateway whose active campaigns, which every visitor asks for, are read from memory. Who was answered that a
 * write is done reads it from then on; at other processes it is read as soon as they hear of it.
 */
export class RememberedCampaignGateway implements CampaignGateway {
  private readonly active: Remembered<readonly Campaign[]>;

  constructor(
    private readonly gateway: CampaignGateway,
    changes: PromptChanges,
    clock: Clock,
  ) {
    this.active = new Remembered(changes, 'campaigns', clock);
  }

  list(signal?: AbortSignal): ReturnType<CampaignGateway['list']> {
    return this.gateway.list(signal);
  }

  listActive(signal?: AbortSignal): ReturnType<CampaignGateway['listActive']> {
    return this.active.read(() => this.gateway.listActive(signal));
  }

  get(id: string, signal?: AbortSignal): ReturnType<CampaignGateway['get']> {
    return this.gateway.get(id, signal);
  }

  create(id: string, draft: CampaignDraft): ReturnType<CampaignGateway['create']> {
    return this.active.after(this.gateway.create(id, draft));
  }

  update(id: string, draft: CampaignDraft, base: string): ReturnType<CampaignGateway['update']> {
    return this.active.after(this.gateway.update(id, draft, base));
  }
}
