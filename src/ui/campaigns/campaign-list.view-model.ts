import type { ShownCampaign } from '../../core/campaigns/campaign';
import { type Failure, ok } from '../../core/shared/result';
import type { Needs } from '../app/ports';
import { Fetched } from '../shared/fetched/fetched';
import { inWords } from '../shared/translation/in-words';

/** The active campaigns. `shownCampaigns` is what the page came with, which is better than nothing where they cannot be fetched. */
export class CampaignListViewModel extends Fetched<readonly ShownCampaign[], Failure['code']> {
  constructor(
    private readonly ports: Needs<{
      listActiveCampaigns: 'execute';
      feed: 'loads';
      shownCampaigns: 'campaigns' | 'madeAt';
    }>,
  ) {
    super({
      ask: async (_, signal) => {
        const listed = await ports.listActiveCampaigns.execute(signal);
        return listed.ok ? ok(inWords(listed.value)) : listed;
      },
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
