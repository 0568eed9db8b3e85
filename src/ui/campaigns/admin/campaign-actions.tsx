import { Button } from 'antd';
import type { Campaign } from '../../../core/campaigns/campaign';
import { campaignAdminTexts as texts } from './campaign-admin.texts';

/** What an admin does with a campaign of the list. */
export interface CampaignActionsProps {
  readonly onOpen: (campaign: Campaign) => void;
  readonly onEdit: (campaign: Campaign) => void;
}

/** The id of the element that names a campaign in the list. */
export const titleId = ({ id }: Campaign) => `campaign-row-${id}`;
/** The id of the button that opens a campaign's details; the focus comes back to it. */
export const openButtonId = (campaign: Campaign) => `${titleId(campaign)}-open`;

/** The buttons of one campaign. */
export function CampaignActions({
  campaign,
  onOpen,
  onEdit,
}: CampaignActionsProps & { readonly campaign: Campaign }) {
  const name = titleId(campaign);
  return (
    <>
      <Button id={openButtonId(campaign)} onClick={() => onOpen(campaign)} aria-describedby={name}>
        {texts.viewDetails}
      </Button>
      <Button id={`${name}-edit`} onClick={() => onEdit(campaign)} aria-describedby={name}>
        {texts.edit}
      </Button>
    </>
  );
}
