import type { SessionKeeper } from '../../core/account/session-keeper.port';
import type { CampaignDraft } from '../../core/campaigns/campaign-draft';
import type { CampaignGateway } from '../../core/campaigns/campaign-gateway.port';

/** A campaign gateway that has the person sign in again when their session has ended. */
export class SignedInCampaignGateway implements CampaignGateway {
  constructor(
    private readonly gateway: CampaignGateway,
    private readonly session: SessionKeeper,
  ) {}

  list(signal?: AbortSignal): ReturnType<CampaignGateway['list']> {
    return this.session.keep(() => this.gateway.list(signal));
  }

  /** Everybody may see these. */
  listActive(signal?: AbortSignal): ReturnType<CampaignGateway['listActive']> {
    return this.gateway.listActive(signal);
  }

  get(id: string, signal?: AbortSignal): ReturnType<CampaignGateway['get']> {
    return this.session.keep(() => this.gateway.get(id, signal));
  }

  create(id: string, draft: CampaignDraft): ReturnType<CampaignGateway['create']> {
    return this.session.keep(() => this.gateway.create(id, draft));
  }

  update(id: string, draft: CampaignDraft, base: string): ReturnType<CampaignGateway['update']> {
    return this.session.keep(() => this.gateway.update(id, draft, base));
  }
}
