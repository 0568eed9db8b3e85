import { sampleCampaigns } from '../../adapters/mock/campaigns/sample-campaigns';
import {
  campaignPlace,
  simulatedCampaignRepository,
} from '../../adapters/mock/campaigns/simulated-campaigns';
import { GIFTS } from '../../adapters/mock/gifts/stored-gifts';
import { CampaignsService } from '../../core/campaigns/campaigns.service';
import { type ServicePorts, simulatedUnit } from './simulated-service';

// Read on each use: a browser that refuses storage throws when the property is read.
const place = campaignPlace({
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

/** The campaigns of this tab. */
export function campaignsOfSimulation(ports: Pick<ServicePorts, 'clock' | 'ids'>): CampaignsService {
  const samples = () => sampleCampaigns(ports.clock.now());
  return new CampaignsService(
    simulatedUnit(
      (open) => ({ campaigns: simulatedCampaignRepository(open, samples, storedGifts) }),
      ports,
      place,
    ),
  );
}
