import { useNavigate } from 'react-router-dom';
import { pathOf } from '../../../core/navigation/paths';
import { Page } from '../../shared/page';
import { CampaignForm } from './campaign-form';
import { campaignFormTexts as texts } from './campaign-form.texts';
import { CAMPAIGN_MANAGEMENT } from './campaign-management';

const ACTIVE_CAMPAIGNS = pathOf('campaigns/active-campaigns');

/** The page behind the menu entry 'Create Campaign'. It leads on to a list that shows the new campaign. */
export function CreateCampaignPage() {
  const navigate = useNavigate();
  return (
    <Page title={texts.create}>
      <CampaignForm
        campaign={null}
        onDone={({ isActive }) => void navigate(isActive ? ACTIVE_CAMPAIGNS : CAMPAIGN_MANAGEMENT)}
        onCancel={() => void navigate(ACTIVE_CAMPAIGNS)}
      />
    </Page>
  );
}
