import { memo, useId } from 'react';
import { campaignProgress, raisedDollars, type ShownCampaign } from '../../core/campaigns/campaign';
import { Picture } from '../shared/picture';
import { campaignTexts } from './campaigns.texts';
import { Countdown } from './countdown';
import './campaign-card.css';

interface CampaignCardProps {
  readonly campaign: ShownCampaign;
  /** When the card's page was generated (ms since the epoch). */
  readonly madeAt?: number | undefined;
}

/** A campaign as visitors see it. */
export const CampaignCard = memo(function CampaignCard({ campaign, madeAt }: CampaignCardProps) {
  const titleId = useId();
  const percent = campaignProgress(campaign);
  const { title, description, lang } = campaign;
  return (
    <article className="campaign-card" aria-labelledby={titleId}>
      <div className="campaign-card__frame">
        {campaign.imageUrl !== '' && (
          <Picture className="campaign-card__picture" src={campaign.imageUrl} alt="" loading="lazy" />
        )}
      </div>
      <div className="campaign-card__text">
        <h3 className="campaign-card__title" id={titleId} lang={lang?.title}>
          {title}
        </h3>
        <p className="campaign-card__description" lang={lang?.description}>
          {description}
        </p>
        <div className="campaign-card__figures">
          <p>{campaignTexts.raised(raisedDollars(campaign), campaign.goalAmount)}</p>
          <p>{`${percent}%`}</p>
        </div>
        <div
          className="campaign-card__progress"
          role="progressbar"
          aria-label={campaignTexts.raisedFor(title)}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
        >
          <div style={{ inlineSize: `${percent}%` }} />
        </div>
        <p>
          <Countdown endDate={campaign.endDate} madeAt={madeAt} />
        </p>
      </div>
    </article>
  );
});

const BONES = ['title', 'description', 'money', 'bar', 'time'];

/** The shape of a card while campaigns are being fetched. */
export function CampaignCardSkeleton() {
  return (
    <div className="campaign-card campaign-card--skeleton screen-only">
      <div className="campaign-card__frame" />
      <div className="campaign-card__text">
        {BONES.map((bone) => (
          <div className={`campaign-card__bone campaign-card__bone--${bone}`} key={bone} />
        ))}
      </div>
    </div>
  );
}
