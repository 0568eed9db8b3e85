import type { FailureIn } from '../../../core/api/api';
import type { Campaign } from '../../../core/campaigns/campaign';
import type { Campaigns } from '../../../core/campaigns/campaigns.api';
import { countdownTo } from '../../../core/campaigns/countdown';
import type { ReadCampaigns } from '../../../core/campaigns/read-campaigns';
import type { Clock } from '../../../core/shared/system.port';
import { type Feed, Fetched, FetchedBy } from '../../shared/fetched/fetched';

/** Every campaign with its figures, for admins. */
export class AllCampaignsViewModel extends FetchedBy<Campaigns['list']> {
  constructor(
    campaigns: Pick<ReadCampaigns, 'all'>,
    feed: Feed,
    private readonly clock: Clock,
  ) {
    const ask = (_: null, signal: AbortSignal) => campaigns.all(signal);
    super({ ask, first: null, feed, things: ['campaigns'] });
  }

  /** Whole days that are left, or null once it is over. */
  daysLeft({ endDate }: Campaign): number | null {
    return countdownTo(endDate, this.clock.now())?.days ?? null;
  }
}

/** One campaign by its id. What is shown stays until there is something newer. */
export class OneCampaignViewModel extends Fetched<Campaign, FailureIn<Campaigns['get']>['code'], string> {
  constructor(campaigns: Pick<ReadCampaigns, 'one'>, feed: Feed) {
    const ask = (id: string, signal: AbortSignal) => campaigns.one(id, signal);
    super({ ask, staysOn: () => true, feed, things: ['campaigns'] });
  }
}
