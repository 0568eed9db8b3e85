import type { ActiveCampaigns } from '../../core/campaigns/campaigns.api';
import type { Needs } from '../app/ports';
import { FetchedBy } from '../shared/fetched/fetched';

/** The active campaigns. `shownCampaigns` is what the page came with, which is better than nothing where they cannot be fetched. */
export class CampaignListViewModel extends FetchedBy<ActiveCampaigns['active']> {
  constructor(
    private readonly ports: Needs<{
      listActiveCampaigns: 'execute';
      feed: 'loads';
      shownCampaigns: 'campaigns' | 'madeAt';
    }>,
  ) {
    super({
      ask: (_, signal) => ports.listActiveCampaigns.execute(signal),
      first: null,
      staysOn: () => ports.shownCampaigns !== null,
      feed: ports.feed,
      things: ['campaigns'],
    });
    if (ports.shownCampaigns) this.ready(ports.shownCampaigns.campaigns);
  }

  /** When the page was made whose campaigns are shown (ms since the epoch); undefined once they have been fetched. */
  get madeAt(): number | undefined {
    const { shownCampaigns } = this.ports;
    return shownCampaigns && this.value === shownCampaigns.campaigns ? shownCampaigns.madeAt : undefined;
  }
}
