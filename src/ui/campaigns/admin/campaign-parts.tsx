import { Button, Card, Flex, Progress, Tag } from 'antd';
import { type Campaign, campaignProgress, raisedDollars } from '../../../core/campaigns/campaign';
import { formatLongDay } from '../../../core/shared/text/format';
import { formatDollars } from '../../../core/shared/text/format-money';
import { calendarDateAt } from '../../../core/shared/time/calendar';
import { Allowed } from '../../app/page-hooks';
import { Facts } from '../../shared/facts';
import { type Open, openerId } from '../../shared/list/opening';
import { Picture } from '../../shared/picture';
import { campaignTexts } from '../campaigns.texts';
import { Countdown } from '../countdown';
import { campaignAdminTexts as texts } from './campaign-admin.texts';
import { campaignFormTexts } from './campaign-form.texts';

interface CampaignProps {
  readonly campaign: Campaign;
}

/** 'Active' or 'Inactive', told apart by word as well as by color. */
export function CampaignState({ campaign: { isActive } }: CampaignProps) {
  return (
    <Tag color={isActive ? 'success' : 'default'}>
      <span>{isActive ? texts.active : texts.inactive}</span>
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

/** The id of the element that names a campaign in the list. */
export const titleId = ({ id }: Campaign) => `campaign-row-${id}`;

interface CampaignActionsProps extends CampaignProps {
  readonly onOpen: Open;
}

/** The buttons of one campaign. */
export function CampaignActions({ campaign, onOpen }: CampaignActionsProps) {
  const { id } = campaign;
  const name = titleId(campaign);
  return (
    <Flex wrap gap="small" className="campaign-list__actions">
      <Button onClick={() => onOpen(id)} aria-describedby={name}>
        {texts.viewDetails}
      </Button>
      <Allowed to="campaign.update">
        <Button
          id={openerId('campaign', id, 'edit')}
          onClick={() => onOpen(id, 'edit')}
          aria-describedby={name}
        >
          {texts.edit}
        </Button>
      </Allowed>
    </Flex>
  );
}

const { labels } = campaignFormTexts;

/** Everything about one campaign, below its title. */
export function CampaignDetails({ campaign }: CampaignProps) {
  const { goalAmount, imageUrl } = campaign;
  return (
    <Card
      style={{ maxWidth: '60rem' }}
      cover={
        imageUrl === '' ? undefined : (
          <Picture src={imageUrl} alt="" style={{ maxHeight: '18rem', objectFit: 'cover' }} />
        )
      }
    >
      <Flex vertical gap="middle">
        <p>{campaign.description}</p>
        <Raised campaign={campaign} />
        <Facts
          label={texts.campaignDetails}
          layout="columns"
          facts={[
            [texts.state, <CampaignState key="state" campaign={campaign} />],
            [texts.timeLeft, <Countdown key="left" endDate={campaign.endDate} />],
            [texts.goal, formatDollars(goalAmount)],
            [
              texts.raised,
              texts.raisedWithPercent(formatDollars(raisedDollars(campaign)), campaignProgress(campaign)),
            ],
            [labels.startDate, dateText(campaign.startDate)],
            [labels.endDate, dateText(campaign.endDate)],
            [texts.createdAt, dateText(campaign.createdAt)],
            [texts.updatedAt, dateText(campaign.updatedAt)],
          ]}
        />
      </Flex>
    </Card>
  );
}

/** The day of an instant in ms in Las Vegas. */
function dateText(date: number): string {
  return Number.isFinite(date) ? formatLongDay(calendarDateAt(date)) : '–';
}
