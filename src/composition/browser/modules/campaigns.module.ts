import { ContainerModule } from 'inversify';
import { AnswerCache, browserCache } from '../../../adapters/cached/answer-cache';
import { ListActiveCampaigns } from '../../../core/campaigns/list-active-campaigns';
import { TickerViewModel } from '../../../ui/campaigns/ticker.view-model';
import { bindClass, bindFactory, bindPort } from '../../shared/token';
import { tokens } from '../../shared/tokens';

/** The active campaigns on the landing page and on Home. */
export const campaignsModule = new ContainerModule((options) => {
  const { activeCampaigns, changes, clock, logger, scheduler } = tokens;
  bindPort(options, tokens.listActiveCampaigns, ListActiveCampaigns, [activeCampaigns, logger]);
  bindFactory(options, AnswerCache, { clock, scheduler, changes }, ({ changes, ...ports }) =>
    browserCache(changes, 'campaigns', ports),
  );
  bindClass(options, TickerViewModel, [clock, scheduler]);
});
