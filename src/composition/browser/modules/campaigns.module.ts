import { ContainerModule } from 'inversify';
import { AnswerCache, browserCache } from '../../../adapters/cached/answer-cache';
import { ListActiveCampaigns } from '../../../core/campaigns/list-active-campaigns';
import { ChangeFeed } from '../../../core/shared/change-feed';
import { CampaignListViewModel } from '../../../ui/campaigns/campaign-list.view-model';
import { TickerViewModel } from '../../../ui/campaigns/ticker.view-model';
import { bindClass, bindFactory, bindViewModel } from '../../shared/token';
import { tokens } from '../../shared/tokens';

/** The active campaigns on the landing page and on Home. */
export const campaignsModule = new ContainerModule((options) => {
  const { activeCampaigns, changes, clock, logger, scheduler, shownCampaigns } = tokens;
  bindClass(options, ListActiveCampaigns, [activeCampaigns, logger]);
  bindFactory(options, AnswerCache, { clock, scheduler, changes }, ({ changes, ...ports }) =>
    browserCache(changes, 'campaigns', ports),
  );
  bindViewModel(options, CampaignListViewModel, [ListActiveCampaigns, ChangeFeed, shownCampaigns]);
  bindClass(options, TickerViewModel, [clock, scheduler]);
});
