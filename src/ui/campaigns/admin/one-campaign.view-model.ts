import type { Campaign } from '../../../core/campaigns/campaign';
import type { CampaignReadFailure } from '../../../core/campaigns/campaign-gateway.port';
import type { ReadCampaigns } from '../../../core/campaigns/read-campaigns';
import { type Feed, Fetched } from '../../shared/fetched/fetched';

/** One campaign by its id. What is shown stays until there is something newer. */
export class OneCampaignViewModel extends Fetched<
  Campaign,
  CampaignReadFailure['code'] | 'not-found',
  string
> {
  constructor(campaigns: Pick<ReadCampaigns, 'one'>, feed: Feed) {
    super({
      ...{ ask: (id, signal) => campaigns.one(id, signal), staysOn: () => true },
      ...{ feed, things: ['campaigns'] },
    });
  }
}
