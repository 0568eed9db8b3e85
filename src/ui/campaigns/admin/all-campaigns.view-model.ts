import type { FailureIn } from '../../../core/api/api';
import type { Campaign } from '../../../core/campaigns/campaign';
import type { Campaigns } from '../../../core/campaigns/campaigns.api';
import { countdownTo } from '../../../core/campaigns/countdown';
import type { ReadCampaigns } from '../../../core/campaigns/read-campaigns';
import type { ChangeFeed } from '../../../core/shared/change-feed';
import type { Clock } from '../../../core/shared/system.port';
import { Fetched } from '../../shared/fetched/fetched';

/** Every campaign with its figures, for admins. */
export class AllCampaignsViewModel extends Fetched<
  readonly Campaign[],
  FailureIn<Campaigns['list']>['code']
> {
  constructor(
    campaigns: Pick<ReadCampaigns, 'all'>,
    feed: Pick<ChangeFeed, 'loads'>,
    private readonly clock: Clock,
  ) {
    super({
      ...{ ask: (_: null, signal: AbortSignal) => campaigns.all(signal), first: null },
      ...{ feed, things: ['campaigns'] },
    });
  }

  /** Whole days that are left, or null once it is over. */
  daysLeft({ endDate }: Campaign): number | null {
    return countdownTo(endDate, this.clock.now())?.days ?? null;
  }
}
