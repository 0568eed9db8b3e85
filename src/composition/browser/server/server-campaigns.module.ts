import { ContainerModule } from 'inversify';
import { browserCache } from '../../../adapters/cached/answer-cache';
import { CachedCampaignGateway } from '../../../adapters/cached/cached-campaign-gateway';
import { HttpCampaignGateway } from '../../../adapters/http/http-campaign-gateway';
import { campaignsOfPage } from '../../prerendering/campaigns-of-page';
import { bindFactory } from '../../shared/token';
import { tokens } from '../../shared/tokens';
import { siteCalls } from './site-calls';

/** The campaigns on the site's server, behind a cache. */
export const serverCampaignsModule = new ContainerModule((options) => {
  bindFactory(options, tokens.shownCampaigns, {}, () => campaignsOfPage(document));
  bindFactory(
    options,
    tokens.campaignGateway,
    { clock: tokens.clock, scheduler: tokens.scheduler, changes: tokens.changes },
    ({ changes, ...ports }) => {
      const gateway = new HttpCampaignGateway(siteCalls(ports));
      return new CachedCampaignGateway(gateway, browserCache(changes, 'campaigns', ports), 'all');
    },
  );
});
