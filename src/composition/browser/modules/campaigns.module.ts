import { ContainerModule } from 'inversify';
import { ReadCampaigns } from '../../../core/campaigns/read-campaigns';
import { ChangeFeed } from '../../../core/shared/change-feed';
import { CampaignListViewModel } from '../../../ui/campaigns/campaign-list.view-model';
import { TickerViewModel } from '../../../ui/campaigns/ticker.view-model';
import { bindClass, bindFactory } from '../../shared/token';
import { tokens } from '../../shared/tokens';

/** The active campaigns on the landing page and on Home. */
export const campaignsModule = new ContainerModule((options) => {
  bindClass(options, ReadCampaigns, [tokens.campaignGateway, tokens.logger]);
  bindFactory(
    options,
    CampaignListViewModel,
    { campaigns: ReadCampaigns, feed: ChangeFeed, shown: tokens.shownCampaigns },
    ({ campaigns, feed, shown }) =>
      new CampaignListViewModel((signal) => campaigns.active(signal), feed, shown),
    'transient',
  );
  bindClass(options, TickerViewModel, [tokens.clock, tokens.scheduler]);
});
