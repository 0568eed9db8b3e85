import type { Campaign } from '../../../core/campaigns/campaign';
import { countdownTo } from '../../../core/campaigns/countdown';
import type { ReadCampaigns } from '../../../core/campaigns/read-campaigns';
import type { ChangeFeed } from '../../../core/shared/change-feed';
import type { Clock } from '../../../core/shared/system.port';
import { CampaignListViewModel } from '../campaign-list.view-model';

/** Every campaign with its figures, for admins. */
export class AllCampaignsViewModel extends CampaignListViewModel {
  constructor(
    campaigns: Pick<ReadCampaigns, 'all'>,
    feed: Pick<ChangeFeed, 'loads'>,
    private readonly clock: Clock,
  ) {
    super((signal) => campaigns.all(signal), feed);
  }

  /** Whole days that are left, or null once it is over. */
  daysLeft({ endDate }: Campaign): number | null {
    return countdownTo(endDate, this.clock.now())?.days ?? null;
  }
}
