import { campaignAdminTexts } from './campaign-admin.texts';
import './campaign-state.css';

interface CampaignStateProps {
  readonly isActive: boolean;
}

/** 'Active' or 'Inactive', told apart by word and shape as well as by colour. */
export function CampaignState({ isActive }: CampaignStateProps) {
  return (
    <span className={isActive ? 'campaign-state campaign-state--active' : 'campaign-state'}>
      {isActive ? campaignAdminTexts.active : campaignAdminTexts.inactive}
    </span>
  );
}
