import { ContainerModule } from 'inversify';
import { ListActiveCampaigns } from '../core/campaigns/list-active-campaigns';
import { CampaignListViewModel } from '../ui/campaigns/campaign-list.view-model';
import { TickerViewModel } from '../ui/campaigns/ticker.view-model';
import { bindSingleton, bindTransient } from './token';
import { tokens } from './tokens';

/** The active campaigns, wherever they are shown: the landing page and the home view. */
export const campaignsModule = new ContainerModule((options) => {
  bindSingleton(options, ListActiveCampaigns, (gateway, logger) => new ListActiveCampaigns(gateway, logger), [
    tokens.campaignGateway,
    tokens.logger,
  ]);
  bindTransient(
    options,
    CampaignListViewModel,
    (listActiveCampaigns) => new CampaignListViewModel(listActiveCampaigns),
    [ListActiveCampaigns],
  );
  bindSingleton(options, TickerViewModel, (clock, scheduler) => new TickerViewModel(clock, scheduler), [
    tokens.clock,
    tokens.scheduler,
  ]);
});
