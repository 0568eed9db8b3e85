import dayjs from 'dayjs';
import type { Campaign } from '../../../core/campaigns/campaign';
import { campaignProgress } from '../../../core/campaigns/campaign-progress';
import { formatDollars } from '../../shared/money';
import { Picture } from '../../shared/picture';
import { ProgressBar } from '../../shared/progress-bar';
import { Countdown } from '../countdown';
import { CampaignState } from './campaign-state';
import './campaign-details.css';

interface CampaignDetailsProps {
  readonly campaign: Campaign;
  readonly headingLevel: 2 | 3;
}

/** Everything about one campaign. */
export function CampaignDetails({ campaign, headingLevel }: CampaignDetailsProps) {
  const Heading = `h${headingLevel}` as const;
  const percent = campaignProgress(campaign);
  return (
    <div className="campaign-details panel">
      {campaign.imageUrl !== '' && (
        <Picture className="campaign-details__picture" src={campaign.imageUrl} alt="" />
      )}
      <Heading>{campaign.title}</Heading>
      <p>{campaign.description}</p>
      <ProgressBar value={percent} label={`Raised for ${campaign.title}`} />
      <dl className="campaign-details__facts">
        <Fact name="State">
          <CampaignState isActive={campaign.isActive} />
        </Fact>
        <Fact name="Goal">{formatDollars(campaign.goalAmount)}</Fact>
        <Fact name="Raised">{`${formatDollars(campaign.currentAmount)} (${percent}%)`}</Fact>
        <Fact name="Time left">
          <Countdown endDate={campaign.endDate} />
        </Fact>
        <Fact name="Start date">{dateText(campaign.startDate)}</Fact>
        <Fact name="End date">{dateText(campaign.endDate)}</Fact>
        <Fact name="Created">{dateText(campaign.createdAt)}</Fact>
        <Fact name="Last changed">{dateText(campaign.updatedAt)}</Fact>
      </dl>
    </div>
  );
}

interface FactProps {
  readonly name: string;
  readonly children: React.ReactNode;
}

function Fact({ name, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function dateText(date: number): string {
  const day = dayjs(date);
  return day.isValid() ? day.format('MMMM D, YYYY') : '–';
}
