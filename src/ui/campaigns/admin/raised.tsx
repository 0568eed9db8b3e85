import { Progress } from 'antd';
import type { Campaign } from '../../../core/campaigns/campaign';
import { campaignProgress } from '../../../core/campaigns/campaign-progress';
import { campaignTexts } from '../campaigns.texts';

/** What a campaign has raised of its goal, in words and as a bar. */
export function Raised({ campaign }: { readonly campaign: Campaign }) {
  return (
    <div>
      <div>{campaignTexts.raised(campaign.currentAmount, campaign.goalAmount)}</div>
      <Progress
        percent={campaignProgress(campaign)}
        // At 100 % the library would show a mark instead.
        format={(percent) => `${percent}%`}
        aria-label={campaignTexts.raisedFor(campaign.title)}
      />
    </div>
  );
}
