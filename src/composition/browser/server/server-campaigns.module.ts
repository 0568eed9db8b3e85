import { ContainerModule } from 'inversify';
import { AnswerCache } from '../../../adapters/cached/answer-cache';
import { cachedPort } from '../../../adapters/cached/cached-port';
import { HttpCalls } from '../../../adapters/http/http-calls';
import { EVERYBODY, httpPort } from '../../../adapters/http/http-port';
import { activeCampaignsApi } from '../../../core/campaigns/campaigns.api';
import { campaignsOfPage } from '../../prerendering/campaigns-of-page';
import { bindFactory } from '../../shared/token';
import { tokens } from '../../shared/tokens';

/** The active campaigns on the site's server, behind a cache. */
export const serverCampaignsModule = new ContainerModule((options) => {
  bindFactory(options, tokens.shownCampaigns, {}, () => campaignsOfPage(document));
  bindFactory(options, tokens.activeCampaigns, { calls: HttpCalls, cache: AnswerCache }, ({ calls, cache }) =>
    cachedPort(activeCampaignsApi, httpPort(activeCampaignsApi, calls, EVERYBODY), cache),
  );
});
