import { Button, Flex, type TableColumnsType } from 'antd';
import { useEffect, useRef } from 'react';
import { type Campaign, campaignProgress } from '../../../core/campaigns/campaign';
import { Rows } from '../../shared/table/rows';
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
import './campaign-list.css';

const PAGE_SIZE = 20;

/** What campaigns can be sorted by. */
const COMPARE = {
  title: (one: Campaign, other: Campaign) => one.title.localeCompare(other.title),
  progress: (one: Campaign, other: Campaign) => campaignProgress(one) - campaignProgress(other),
  endDate: (one: Campaign, other: Campaign) => one.endDate - other.endDate,
};

/** A column and a direction to sort by. */
interface CampaignOrder {
  readonly by: keyof typeof COMPARE;
  readonly direction: 'ascend' | 'descend';
}

/** The campaigns in an order; in that of their creation without one. */
function sorted(campaigns: readonly Campaign[], order: CampaignOrder | null): readonly Campaign[] {
  if (!order) return campaigns;
  const ascending = campaigns.toSorted(COMPARE[order.by]);
  return order.direction === 'ascend' ? ascending : ascending.reverse();
}

/** How much of the list is shown, and in which order. */
export interface ListView {
  readonly count: number;
  readonly order: CampaignOrder | null;
}

/** The first page, in the order of creation. */
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

  const column = (title: string, key: string, render: (campaign: Campaign) => React.ReactNode) => ({
    title,
    key,
    sorter: key in COMPARE,
    sortOrder: view.order?.by === key ? view.order.direction : null,
    render: (_: unknown, campaign: Campaign) => render(campaign),
  });
  const columns: TableColumnsType<Campaign> = [
    {
      ...column(texts.campaign, 'title', (campaign) => (
        <Flex gap="middle" align="center">
          <Thumbnail campaign={campaign} />
          <span className="campaign-list__title" id={titleId(campaign)}>
            {campaign.title}
          </span>
        </Flex>
      )),
      rowScope: 'row',
    },
    column(texts.state, 'state', (campaign) => <CampaignState campaign={campaign} />),
    column(texts.raised, 'progress', (campaign) => <Raised campaign={campaign} />),
    column(texts.timeLeft, 'endDate', ({ endDate }) => <Countdown endDate={endDate} />),
    column(texts.actions, 'actions', (campaign) => <CampaignActions campaign={campaign} {...actions} />),
  ];

  return (
    <>
      <Rows
        label={texts.campaigns}
        rows={rows}
        columns={columns}
        className="campaign-table"
        item={(campaign) => ({ 'aria-labelledby': titleId(campaign) })}
        onSort={(by, direction) =>
          onViewChange({ ...view, order: direction && { by: by as CampaignOrder['by'], direction } })
        }
      >
        {(campaign) => (
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
        )}
      </Rows>
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
