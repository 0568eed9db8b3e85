import { campaignAdminTexts } from './campaign-admin.texts';
import { CampaignManagement } from './campaign-management';

/** The page behind the menu entry 'Active Campaigns'. */
export function ActiveCampaignsPage() {
  return <CampaignManagement title={campaignAdminTexts.activeCampaigns} headingLevel={1} isActiveOnly />;
}
