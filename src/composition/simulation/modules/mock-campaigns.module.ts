import { ContainerModule } from 'inversify';
import { AnswerCache } from '../../../adapters/cached/answer-cache';
import { cachedPort } from '../../../adapters/cached/cached-port';
import { LATENCY_MS } from '../../../adapters/mock/latency';
import { activeCampaignsApi } from '../../../core/campaigns/campaigns.api';
import { delay } from '../../../core/shared/time/delay';
import { bindFactory } from '../../shared/token';
import { tokens } from '../../shared/tokens';
import { campaignReadsOfSimulation } from '../simulated-campaigns';

/** The active campaigns of the simulation behind a cache. */
export const mockCampaignsModule = new ContainerModule((options) => {
  const { clock, scheduler } = tokens;
  bindFactory(options, tokens.shownCampaigns, {}, () => null);
  const parts = { clock, scheduler, cache: AnswerCache };
  bindFactory(options, tokens.activeCampaigns, parts, ({ scheduler, cache, ...ports }) => {
    const service = campaignReadsOfSimulation(ports);
    const active = async () => {
      await delay(scheduler, LATENCY_MS['campaigns.active']);
      return service.active();
    };
    return cachedPort(activeCampaignsApi, { active }, cache);
  });
});
