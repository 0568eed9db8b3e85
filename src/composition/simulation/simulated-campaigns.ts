import { sampleCampaigns } from '../../adapters/mock/campaigns/sample-campaigns';
import {
  campaignPlace,
  simulatedCampaignRepository,
} from '../../adapters/mock/campaigns/simulated-campaigns';
import { GIFTS } from '../../adapters/mock/gifts/stored-gifts';
import { type OpenFormat, SimulatedReads } from '../../adapters/mock/simulated-reads';
import { CampaignReads } from '../../core/campaigns/campaign-reads.service';
import type { ServicePorts } from './simulated-service';

/** Where this tab keeps its campaigns. Read on each use: a browser that refuses storage throws when the property is read. */
export const tabPlace = campaignPlace({
  getItem: (key) => globalThis.sessionStorage.getItem(key),
  setItem: (key, value) => globalThis.sessionStorage.setItem(key, value),
});

function storedGifts(): string | null {
  try {
    return globalThis.localStorage.getItem(`simulation:${GIFTS.name}`);
  } catch {
    // A browser that refuses storage keeps no gifts.
    return null;
  }
}

/** What the campaigns of this tab are kept with. */
export function campaignRepositories(ports: Pick<ServicePorts, 'clock'>) {
  const samples = () => sampleCampaigns(ports.clock.now());
  return (open: OpenFormat) => ({ campaigns: simulatedCampaignRepository(open, samples, storedGifts) });
}

/** What is asked of the campaigns of this tab. */
export function campaignReadsOfSimulation(ports: Pick<ServicePorts, 'clock'>): CampaignReads {
  return new CampaignReads(new SimulatedReads(tabPlace, campaignRepositories(ports)));
}
