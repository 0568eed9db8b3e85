import type { CampaignsService } from '../../core/campaigns/campaigns.service';
import { campaignsOfSimulation } from './simulated-campaigns';
import type { ServicePorts } from './simulated-service';

/** The campaigns of this tab for those who change them, who see them all. */
export function storedCampaignsOfSimulation(ports: ServicePorts): () => CampaignsService {
  const service = campaignsOfSimulation(ports);
  return () => service;
}
