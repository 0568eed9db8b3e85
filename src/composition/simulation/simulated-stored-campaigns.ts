import { CampaignsService } from '../../core/campaigns/campaigns.service';
import { campaignRepositories, tabPlace } from './simulated-campaigns';
import { type ServicePorts, staffUnit } from './simulated-service';

/** The campaigns of this tab for those who change them, who see them all. */
export function storedCampaignsOfSimulation(ports: ServicePorts): () => CampaignsService {
  const service = new CampaignsService(staffUnit(campaignRepositories(ports), ports, tabPlace));
  return () => service;
}
