import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import type { Campaign } from '../../../core/campaigns/campaign';
import { useViewModel } from '../../app/use-view-model';
import { campaignAdminTexts as texts } from './campaign-admin.texts';
import { CampaignRowsSkeleton } from './campaign-rows';
import { OneCampaignViewModel } from './one-campaign.view-model';

interface OneCampaignProps {
  readonly id: string;
  readonly children: (campaign: Campaign) => ReactNode;
}

/** Fetches a campaign and hands it on; says so when there is none. */
export const OneCampaign = observer(function OneCampaign({ id, children }: OneCampaignProps) {
  const viewModel = useViewModel(OneCampaignViewModel);
  useEffect(() => void viewModel.open(id), [viewModel, id]);
  const { state } = viewModel;
  switch (state.status) {
    case 'ready':
      return children(state.campaign);
    case 'loading':
      return (
        <>
          <p className="visually-hidden" role="status">
            {texts.loadingOne}
          </p>
          <CampaignRowsSkeleton />
        </>
      );
    case 'missing':
      return (
        <p className="panel" role="alert">
          {texts.missing}
        </p>
      );
    case 'unavailable':
      return (
        <div className="panel" role="alert">
          <p>{texts.unavailable}</p>
          <Button onClick={() => void viewModel.open(id)}>{texts.tryAgain}</Button>
        </div>
      );
  }
});
