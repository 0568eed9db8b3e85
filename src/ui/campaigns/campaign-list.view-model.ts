import type { ShownCampaigns } from '../../core/campaigns/campaign';
import type { ActiveCampaigns } from '../../core/campaigns/campaigns.api';
import type { ListActiveCampaigns } from '../../core/campaigns/list-active-campaigns';
import { type Feed, FetchedBy } from '../shared/fetched/fetched';

/** The active campaigns. `shown` is what the page came with, which is better than nothing where they cannot be fetched. */
export class CampaignListViewModel extends FetchedBy<ActiveCampaigns['active']> {
  constructor(
    campaigns: Pick<ListActiveCampaigns, 'execute'>,
    feed: Feed,
    private readonly shown: ShownCampaigns | null = null,
  ) {
    super({
      ask: (_, signal) => campaigns.execute(signal),
      first: null,
      staysOn: () => shown !== null,
      feed,
      things: ['campaigns'],
    });
    if (shown) this.ready(shown.campaigns);
  }

  /** When the page was made whose campaigns are shown (ms since the epoch); undefined once they have been fetched. */
  get madeAt(): number | undefined {
    return this.shown && this.value === this.shown.campaigns ? this.shown.madeAt : undefined;
  }
}
