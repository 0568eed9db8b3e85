import { Alert, Button, Card, Skeleton } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Campaign } from '../../../core/campaigns/campaign';
import { useViewModel } from '../../app/use-view-model';
import { campaignAdminTexts as texts } from './campaign-admin.texts';
import { type OneCampaignState, OneCampaignViewModel } from './one-campaign.view-model';

interface OneCampaignProps {
  readonly id: string;
  readonly children: (campaign: Campaign) => ReactNode;
}

/** Loads a campaign and passes it on, or shows why it failed to load. */
export const OneCampaign = observer(function OneCampaign({ id, children }: OneCampaignProps) {
  const viewModel = useViewModel(OneCampaignViewModel);
  useEffect(() => void viewModel.open(id), [viewModel, id]);
  const all = useRef<HTMLDivElement>(null);
  const retry = () => {
    // The button goes away while it is fetched.
    all.current?.focus();
    void viewModel.open(id);
  };
  return (
    <div ref={all} tabIndex={-1}>
      <Shown state={viewModel.state} onRetry={retry}>
        {children}
      </Shown>
    </div>
  );
});

interface ShownProps {
  readonly state: OneCampaignState;
  readonly onRetry: () => void;
  readonly children: (campaign: Campaign) => ReactNode;
}

function Shown({ state, onRetry, children }: ShownProps) {
  switch (state.status) {
    case 'ready':
      return children(state.campaign);
    case 'loading':
      return (
        <>
          <p className="visually-hidden" role="status">
            {texts.loadingOne}
          </p>
          <Card aria-hidden="true">
            <Skeleton active title={false} paragraph={{ rows: 8 }} />
          </Card>
        </>
      );
    case 'missing':
      return <Alert type="warning" showIcon title={texts.missing} description={texts.missingNext} />;
    case 'failed':
      return (
        <Alert
          type="error"
          showIcon
          title={texts.oneFailed[state.failure]}
          action={<Button onClick={onRetry}>{texts.tryAgain}</Button>}
        />
      );
  }
}
