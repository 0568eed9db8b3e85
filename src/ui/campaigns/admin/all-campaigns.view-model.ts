import type { Campaign } from '../../../core/campaigns/campaign';
import { countdownTo } from '../../../core/campaigns/countdown';
import type { ReadCampaigns } from '../../../core/campaigns/read-campaigns';
import type { Changes } from '../../../core/shared/changes.port';
import type { Clock } from '../../../core/shared/clock.port';
import { CampaignListViewModel } from '../campaign-list.view-model';

/** Every campaign with its figures, for admins. */
export class AllCampaignsViewModel extends CampaignListViewModel {
  constructor(
    campaigns: Pick<ReadCampaigns, 'all'>,
    changes: Changes,
    private readonly clock: Clock,
  ) {
    super((signal) => campaigns.all(signal), changes);
  }

  /** Whole days that are left, or null once it is over. */
  daysLeft({ endDate }: Campaign): number | null {
    return countdownTo(endDate, this.clock.now())?.days ?? null;
  }
}
