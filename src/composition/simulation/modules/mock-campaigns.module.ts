import { ContainerModule } from 'inversify';
import { browserCache } from '../../../adapters/cached/answer-cache';
import { CachedCampaignGateway } from '../../../adapters/cached/cached-campaign-gateway';
import { MockCampaignGateway } from '../../../adapters/mock/campaigns/mock-campaign-gateway';
import { sampleCampaigns } from '../../../adapters/mock/campaigns/sample-campaigns';
import { SessionCampaigns } from '../../../adapters/mock/campaigns/session-campaigns';
import { GIFTS } from '../../../adapters/mock/gifts/stored-gifts';
import { bindFactory } from '../../shared/token';
import { tokens } from '../../shared/tokens';

// Read on each use: a browser that refuses storage throws when the property is read, and the adapter handles that.
const tabStorage: Pick<Storage, 'getItem' | 'setItem'> = {
  getItem: (key) => globalThis.sessionStorage.getItem(key),
  setItem: (key, value) => globalThis.sessionStorage.setItem(key, value),
};

function storedGifts(): string | null {
  try {
    return globalThis.localStorage.getItem(`simulation:${GIFTS.name}`);
  } catch {
    // A browser that refuses storage keeps no gifts.
    return null;
  }
}

/** The simulated campaign server behind a cache. */
export const mockCampaignsModule = new ContainerModule((options) => {
  bindFactory(options, tokens.shownCampaigns, {}, () => null);
  bindFactory(
    options,
    tokens.campaignGateway,
    { clock: tokens.clock, ids: tokens.idSource, scheduler: tokens.scheduler, changes: tokens.changes },
    ({ clock, ids, scheduler, changes }) => {
      const table = new SessionCampaigns(tabStorage, () => sampleCampaigns(clock.now()));
      const server = new MockCampaignGateway(table, clock, ids, scheduler, storedGifts);
      return new CachedCampaignGateway(
        server,
        browserCache(changes, 'campaigns', { clock, scheduler }),
        'all',
      );
    },
  );
});
