import { Flex } from 'antd';
import { useNavigate } from 'react-router-dom';
import { pathOf } from '../../../core/navigation/paths';
import { usePageTitle } from '../../app/page-hooks';
import { CampaignForm } from './campaign-form';
import { campaignFormTexts as texts } from './campaign-form.texts';
import { CAMPAIGN_MANAGEMENT } from './campaign-management';

const ACTIVE_CAMPAIGNS = pathOf('campaigns/active-campaigns');

/** The page behind the menu entry 'Create Campaign'. It leads on to a list that shows the new campaign. */
export function CreateCampaignPage() {
  const navigate = useNavigate();
  usePageTitle(texts.create);
  return (
    <Flex vertical gap="middle">
      <h1>{texts.create}</h1>
      <CampaignForm
        campaign={null}
        onDone={({ isActive }) => void navigate(isActive ? ACTIVE_CAMPAIGNS : CAMPAIGN_MANAGEMENT)}
        onCancel={() => void navigate(ACTIVE_CAMPAIGNS)}
      />
    </Flex>
  );
}
