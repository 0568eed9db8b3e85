import { Button, Card, Empty, Flex, Skeleton } from 'antd';
import { useEffect, useRef } from 'react';
import type { Campaign } from '../../../core/campaigns/campaign';
import { BREAKPOINTS } from '../../app/breakpoints';
import { useMediaQuery } from '../../app/use-media-query';
import { PathPicture } from '../../shared/path-picture';
import { type CampaignActionsProps, openButtonId } from './campaign-actions';
import { campaignAdminTexts as texts } from './campaign-admin.texts';
import { CampaignCards } from './campaign-cards';
import { type CampaignOrder, CampaignTable, sorted } from './campaign-table';

const PAGE_SIZE = 20;

/** How much of the list is shown, and in which order. */
export interface ListView {
  readonly count: number;
  readonly order: CampaignOrder | null;
}

export const FIRST_VIEW: ListView = { count: PAGE_SIZE, order: null };

interface CampaignListProps extends CampaignActionsProps {
  readonly campaigns: readonly Campaign[];
  /** The level below the heading of the list. */
  readonly headingLevel: 2 | 3;
  readonly view: ListView;
  readonly onViewChange: (view: ListView) => void;
}

/** Campaigns as admins see them: a table, or cards where there is no room for one. */
export function CampaignList({ campaigns, headingLevel, view, onViewChange, ...actions }: CampaignListProps) {
  // Below this the table would be wider than the room beside the sidebar.
  const isNarrow = useMediaQuery(BREAKPOINTS['not-wide']);
  const rows = sorted(campaigns, view.order).slice(0, view.count);
  const next = useRef<number>(undefined);

  // The focus goes to the first of the rows that were added: the button may be gone.
  useEffect(() => {
    const added = next.current === undefined ? undefined : rows[next.current];
    next.current = undefined;
    if (added) document.getElementById(openButtonId(added))?.focus();
  });
  const showMore = () => {
    next.current = rows.length;
    onViewChange({ ...view, count: view.count + PAGE_SIZE });
  };

  if (campaigns.length === 0) {
    return (
      <Card>
        <Empty image={<PathPicture />} description={<NoCampaigns next={texts.firstStep} />} />
      </Card>
    );
  }
  return (
    <>
      {isNarrow ? (
        <CampaignCards campaigns={rows} headingLevel={headingLevel} {...actions} />
      ) : (
        <CampaignTable
          campaigns={rows}
          order={view.order}
          onOrderChange={(order) => onViewChange({ ...view, order })}
          {...actions}
        />
      )}
      {rows.length < campaigns.length && (
        <Flex justify="center">
          <Button onClick={showMore}>
            {texts.showMore(Math.min(PAGE_SIZE, campaigns.length - rows.length))}
          </Button>
        </Flex>
      )}
    </>
  );
}

/** Says that there is no campaign, and what comes next. */
export function NoCampaigns({ next }: { readonly next: string }) {
  return (
    <>
      <strong>{texts.none}</strong>
      <p>{next}</p>
    </>
  );
}

/** The shape of the list while campaigns are fetched. */
export function CampaignListSkeleton() {
  return (
    <Card aria-hidden="true">
      <Flex vertical gap="large">
        {['first', 'second', 'third'].map((row) => (
          <Skeleton key={row} active title={false} avatar={{ shape: 'square' }} paragraph={{ rows: 2 }} />
        ))}
      </Flex>
    </Card>
  );
}
