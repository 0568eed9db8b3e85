import { ContainerModule } from 'inversify';
import { HttpCampaignGateway } from '../../../adapters/http/http-campaign-gateway';
import { QueryCacheCampaignGateway } from '../../../adapters/query-cache/query-cache-campaign-gateway';
import { makeQueryClient } from '../../../adapters/query-cache/query-client';
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
    { scheduler: tokens.scheduler, changes: tokens.changes },
    ({ changes, ...ports }) => {
      const gateway = new HttpCampaignGateway(siteCalls(ports));
      return new QueryCacheCampaignGateway(gateway, makeQueryClient(), changes);
    },
  );
});
