import { ContainerModule } from 'inversify';
import { ListActiveCampaigns } from '../core/campaigns/list-active-campaigns';
import { CampaignListViewModel } from '../ui/campaigns/campaign-list.view-model';
import { TickerViewModel } from '../ui/campaigns/ticker.view-model';
import { bindClass } from './token';
import { tokens } from './tokens';

/** The active campaigns on the landing page and on Home. */
export const campaignsModule = new ContainerModule((options) => {
  bindClass(options, ListActiveCampaigns, [tokens.campaignGateway, tokens.logger]);
  bindClass(options, CampaignListViewModel, [ListActiveCampaigns], 'transient');
  bindClass(options, TickerViewModel, [tokens.clock, tokens.scheduler]);
});
