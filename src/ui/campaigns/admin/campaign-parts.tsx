import { Button, Flex, Progress, Tag } from 'antd';
import { type Campaign, campaignProgress, raisedDollars } from '../../../core/campaigns/campaign';
import { Allowed } from '../../app/page-hooks';
import { Picture } from '../../shared/picture';
import { campaignTexts } from '../campaigns.texts';
import { campaignAdminTexts as texts } from './campaign-admin.texts';

interface CampaignProps {
  readonly campaign: Campaign;
}

/** 'Active' or 'Inactive', told apart by word as well as by color. */
export function CampaignState({ campaign: { isActive } }: CampaignProps) {
  return (
    <Tag color={isActive ? 'success' : 'default'} variant="outlined">
      {isActive ? texts.active : texts.inactive}
    </Tag>
  );
}

/** What a campaign has raised of its goal, in words and as a bar. */
export function Raised({ campaign }: CampaignProps) {
  return (
    <div>
      <div>{campaignTexts.raised(raisedDollars(campaign), campaign.goalAmount)}</div>
      <Progress
        percent={campaignProgress(campaign)}
        // At 100 % the library would show a mark instead.
        format={(percent) => `${percent}%`}
        aria-label={campaignTexts.raisedFor(campaign.title)}
      />
    </div>
  );
}

/** A campaign's picture beside its title. */
export function Thumbnail({ campaign: { imageUrl } }: CampaignProps) {
  return (
    <span className="campaign-list__frame">
      {imageUrl !== '' && <Picture src={imageUrl} alt="" loading="lazy" />}
    </span>
  );
}

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
export function CampaignActions({ campaign, onOpen, onEdit }: CampaignActionsProps & CampaignProps) {
  const name = titleId(campaign);
  return (
    <Flex wrap gap="small" className="campaign-list__actions">
      <Button id={openButtonId(campaign)} onClick={() => onOpen(campaign)} aria-describedby={name}>
        {texts.viewDetails}
      </Button>
      <Allowed to="campaign.update">
        <Button id={`${name}-edit`} onClick={() => onEdit(campaign)} aria-describedby={name}>
          {texts.edit}
        </Button>
      </Allowed>
    </Flex>
  );
}
