import { Button, Card, Empty, Flex, Skeleton } from 'antd';
import { type ReactNode, useRef } from 'react';
import type { Campaign } from '../../../core/campaigns/campaign';
import { PathPicture } from '../../shared/fetched/path-picture';
import type { CampaignListState } from '../campaign-list.view-model';
import { campaignTexts } from '../campaigns.texts';
import { campaignAdminTexts as texts } from './campaign-admin.texts';

interface FetchedCampaignsProps {
  readonly state: CampaignListState;
  /** Stands where there is no campaign: what comes next. */
  readonly next: string;
  /** Fetches them again. */
  readonly onRetry: () => void;
  readonly children: (campaigns: readonly Campaign[]) => ReactNode;
}

/** Passes the campaigns on when they are fetched. Until then it shows the shape of a list. */
export function FetchedCampaigns({ state, next, onRetry, children }: FetchedCampaignsProps) {
  const isLoading = state.status === 'loading';
  const all = useRef<HTMLElement>(null);
  const retry = () => {
    // The button goes away while they are fetched.
    all.current?.focus();
    onRetry();
  };
  return (
    <Flex vertical gap="middle" ref={all} tabIndex={-1}>
      <p className="visually-hidden" role="status">
        {isLoading ? campaignTexts.loading : ''}
      </p>
      {isLoading ? (
        <Card aria-hidden="true">
          <Flex vertical gap="large">
            {['first', 'second', 'third'].map((row) => (
              <Skeleton key={row} active title={false} avatar={{ shape: 'square' }} paragraph={{ rows: 2 }} />
            ))}
          </Flex>
        </Card>
      ) : state.campaigns.length > 0 ? (
        children(state.campaigns)
      ) : (
        <Card>
          <Empty
            image={<PathPicture />}
            description={
              <>
                <strong>{texts.none}</strong>
                {state.failure ? <p role="alert">{texts.listFailed[state.failure]}</p> : <p>{next}</p>}
              </>
            }
          >
            {state.failure && <Button onClick={retry}>{texts.tryAgain}</Button>}
          </Empty>
        </Card>
      )}
    </Flex>
  );
}
