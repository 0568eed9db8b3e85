import { CampaignManagement } from './campaign-management';

/** The page behind the menu entry 'Active Campaigns'. */
export function ActiveCampaignsPage() {
  return <CampaignManagement headingLevel={1} isActiveOnly />;
}
