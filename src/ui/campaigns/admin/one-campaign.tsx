import { type ReactNode, useEffect } from 'react';
import type { Campaign } from '../../../core/campaigns/campaign';
import { useViewModel } from '../../app/page-hooks';
import { FetchedPart } from '../../shared/fetched/fetched-part';
import { campaignAdminTexts as texts } from './campaign-admin.texts';
import { OneCampaignViewModel } from './one-campaign.view-model';

interface OneCampaignProps {
  readonly id: string;
  readonly children: (campaign: Campaign) => ReactNode;
}

/** Loads a campaign and passes it on, or shows why it failed to load. */
export function OneCampaign({ id, children }: OneCampaignProps) {
  const viewModel = useViewModel(OneCampaignViewModel);
  useEffect(() => void viewModel.open(id), [viewModel, id]);
  return (
    <FetchedPart fetched={viewModel} texts={texts.one}>
      {children}
    </FetchedPart>
  );
}
