import { Button } from 'antd';
import type { Campaign } from '../../../core/campaigns/campaign';
import { campaignProgress } from '../../../core/campaigns/campaign-progress';
import { Picture } from '../../shared/picture';
import { ProgressBar } from '../../shared/progress-bar';
import { campaignTexts } from '../campaigns.texts';
import { Countdown } from '../countdown';
import { campaignAdminTexts } from './campaign-admin.texts';
import { CampaignState } from './campaign-state';
import './campaign-rows.css';

interface CampaignRowsProps {
  readonly campaigns: readonly Campaign[];
  /** The level below the heading of the list. */
  readonly headingLevel: 2 | 3;
  readonly onOpen: (campaign: Campaign) => void;
  readonly onEdit: (campaign: Campaign) => void;
}

/** Campaigns as admins see them: state, progress, countdown, and what can be done with each. */
export function CampaignRows({ campaigns, headingLevel, onOpen, onEdit }: CampaignRowsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className="campaign-rows">
      {campaigns.map((campaign) => {
        const percent = campaignProgress(campaign);
        const titleId = `campaign-row-${campaign.id}`;
        return (
          <li key={campaign.id} className="campaign-rows__row panel" aria-labelledby={titleId}>
            <div className="campaign-rows__frame">
              {campaign.imageUrl !== '' && <Picture src={campaign.imageUrl} alt="" loading="lazy" />}
            </div>
            <div className="campaign-rows__what">
              <div className="campaign-rows__head">
                <Heading id={titleId}>{campaign.title}</Heading>
                <CampaignState isActive={campaign.isActive} />
              </div>
              <p className="campaign-rows__figures">
                <span>{campaignTexts.raised(campaign.currentAmount, campaign.goalAmount)}</span>
                <span>{percent}%</span>
              </p>
              <ProgressBar value={percent} label={`Raised for ${campaign.title}`} />
              <p className="campaign-rows__countdown">
                <Countdown endDate={campaign.endDate} />
              </p>
            </div>
            <div className="campaign-rows__actions">
              <Button id={`${titleId}-open`} onClick={() => onOpen(campaign)} aria-describedby={titleId}>
                {campaignAdminTexts.viewDetails}
              </Button>
              <Button id={`${titleId}-edit`} onClick={() => onEdit(campaign)} aria-describedby={titleId}>
                {campaignAdminTexts.edit}
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** The shape of two rows while campaigns are being fetched. */
export function CampaignRowsSkeleton() {
  return (
    <div className="campaign-rows" aria-hidden="true">
      {['first', 'second'].map((row) => (
        <div key={row} className="campaign-rows__row panel">
          <div className="campaign-rows__frame" />
          <div className="campaign-rows__what">
            <div className="campaign-card__bone campaign-card__bone--title" />
            <div className="campaign-card__bone campaign-card__bone--short" />
            <div className="campaign-card__bone campaign-card__bone--bar" />
          </div>
        </div>
      ))}
    </div>
  );
}
