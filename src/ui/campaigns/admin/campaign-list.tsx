import { Button, Card, Flex } from 'antd';
import { useEffect, useRef } from 'react';
import type { Campaign } from '../../../core/campaigns/campaign';
import { useMediaQuery } from '../../app/use-media-query';
import { Countdown } from '../countdown';
import { campaignAdminTexts as texts } from './campaign-admin.texts';
import {
  CampaignActions,
  type CampaignActionsProps,
  CampaignState,
  openButtonId,
  Raised,
  Thumbnail,
  titleId,
} from './campaign-parts';
import { type CampaignOrder, CampaignTable, sorted } from './campaign-table';
import './campaign-list.css';

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
  const isNarrow = useMediaQuery('not-wide');
  const rows = sorted(campaigns, view.order).slice(0, view.count);
  const next = useRef<number>(undefined);
  const Heading = `h${headingLevel}` as const;

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

  return (
    <>
      {isNarrow ? (
        <Flex component="ul" vertical gap="var(--space-4)">
          {rows.map((campaign) => (
            <li key={campaign.id} aria-labelledby={titleId(campaign)}>
              <Card size="small">
                <Flex vertical gap="small">
                  <Flex wrap gap="middle" align="center">
                    <Thumbnail campaign={campaign} />
                    {/* Beside the picture, or below it where text is large. */}
                    <Flex vertical gap="small" align="start" flex="1 1 8rem" style={{ minWidth: 0 }}>
                      <Heading className="campaign-list__title" id={titleId(campaign)}>
                        {campaign.title}
                      </Heading>
                      <CampaignState campaign={campaign} />
                    </Flex>
                  </Flex>
                  <Raised campaign={campaign} />
                  <Countdown endDate={campaign.endDate} />
                  <CampaignActions campaign={campaign} {...actions} />
                </Flex>
              </Card>
            </li>
          ))}
        </Flex>
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
