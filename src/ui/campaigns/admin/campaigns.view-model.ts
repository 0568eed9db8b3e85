import type { FailureIn } from '../../../core/api/api';
import type { Campaign } from '../../../core/campaigns/campaign';
import type { Campaigns } from '../../../core/campaigns/campaigns.api';
import { countdownTo } from '../../../core/campaigns/countdown';
import type { Needs } from '../../app/ports';
import { Fetched, FetchedBy } from '../../shared/fetched/fetched';

/** Every campaign with its figures, for admins. */
export class AllCampaignsViewModel extends FetchedBy<Campaigns['list']> {
  constructor(private readonly ports: Needs<{ readCampaigns: 'all'; feed: 'loads'; clock: 'now' }>) {
    const ask = (_: null, signal: AbortSignal) => ports.readCampaigns.all(signal);
    super({ ask, first: null, feed: ports.feed, things: ['campaigns'] });
  }

  /** Whole days that are left, or null once it is over. */
  daysLeft({ endDate }: Campaign): number | null {
    return countdownTo(endDate, this.ports.clock.now())?.days ?? null;
  }
}

/** One campaign by its id. What is shown stays until there is something newer. */
export class OneCampaignViewModel extends Fetched<Campaign, FailureIn<Campaigns['get']>['code'], string> {
  constructor(ports: Needs<{ readCampaigns: 'one'; feed: 'loads' }>) {
    const ask = (id: string, signal: AbortSignal) => ports.readCampaigns.one(id, signal);
    super({ ask, staysOn: () => true, feed: ports.feed, things: ['campaigns'] });
  }
}
