import { ContainerModule } from 'inversify';
import { ListActiveCampaigns } from '../../../core/campaigns/list-active-campaigns';
import { ChangeFeed } from '../../../core/shared/change-feed';
import { CampaignListViewModel } from '../../../ui/campaigns/campaign-list.view-model';
import { TickerViewModel } from '../../../ui/campaigns/ticker.view-model';
import { bindClass, bindViewModel } from '../../shared/token';
import { tokens } from '../../shared/tokens';

/** The active campaigns on the landing page and on Home. */
export const campaignsModule = new ContainerModule((options) => {
  const { activeCampaigns, clock, logger, scheduler, shownCampaigns } = tokens;
  bindClass(options, ListActiveCampaigns, [activeCampaigns, logger]);
  bindViewModel(options, CampaignListViewModel, [ListActiveCampaigns, ChangeFeed, shownCampaigns]);
  bindClass(options, TickerViewModel, [clock, scheduler]);
});
