import type { FailureIn } from '../../../core/api/api';
import type { Campaign } from '../../../core/campaigns/campaign';
import type { Campaigns } from '../../../core/campaigns/campaigns.api';
import type { ReadCampaigns } from '../../../core/campaigns/read-campaigns';
import type { ChangeFeed } from '../../../core/shared/change-feed';
import { Fetched } from '../../shared/fetched/fetched';

/** One campaign by its id. What is shown stays until there is something newer. */
export class OneCampaignViewModel extends Fetched<Campaign, FailureIn<Campaigns['get']>['code'], string> {
  constructor(campaigns: Pick<ReadCampaigns, 'one'>, feed: Pick<ChangeFeed, 'loads'>) {
    super({
      ...{ ask: (id, signal) => campaigns.one(id, signal), staysOn: () => true },
      ...{ feed, things: ['campaigns'] },
    });
  }
}
