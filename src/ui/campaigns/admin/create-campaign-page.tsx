import { useNavigate } from 'react-router-dom';
import { ACTIVE_CAMPAIGNS_PATH } from '../../../core/navigation/paths';
import { usePageTitle } from '../../app/use-page-title';
import { campaignAdminTexts } from './campaign-admin.texts';
import { CampaignForm } from './campaign-form';
import './campaign-management.css';

/** The page behind the menu entry 'Create Campaign'; afterwards the campaigns are shown. */
export function CreateCampaignPage() {
  const navigate = useNavigate();
  usePageTitle(campaignAdminTexts.createCampaign);
  const leave = () => void navigate(ACTIVE_CAMPAIGNS_PATH);
  return (
    <div className="campaign-management">
      <h1>{campaignAdminTexts.createCampaign}</h1>
      <CampaignForm campaign={null} onDone={leave} onCancel={leave} />
    </div>
  );
}
