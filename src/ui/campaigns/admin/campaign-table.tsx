import { Flex, Table, type TableColumnsType } from 'antd';
import type { Campaign } from '../../../core/campaigns/campaign';
import { campaignProgress } from '../../../core/campaigns/campaign-progress';
import { QUIET, WideTable } from '../../shared/table/rows';
import { Countdown } from '../countdown';
import { campaignAdminTexts as texts } from './campaign-admin.texts';
import {
  CampaignActions,
  type CampaignActionsProps,
  CampaignState,
  Raised,
  Thumbnail,
  titleId,
} from './campaign-parts';

/** What campaigns can be sorted by. */
const COMPARE = {
  title: (one: Campaign, other: Campaign) => one.title.localeCompare(other.title),
  progress: (one: Campaign, other: Campaign) => campaignProgress(one) - campaignProgress(other),
  endDate: (one: Campaign, other: Campaign) => one.endDate - other.endDate,
};

/** A column and a direction to sort by. */
export interface CampaignOrder {
  readonly by: keyof typeof COMPARE;
  readonly direction: 'ascend' | 'descend';
}

/** The campaigns in an order; in that of their creation without one. */
export function sorted(campaigns: readonly Campaign[], order: CampaignOrder | null): readonly Campaign[] {
  if (!order) return campaigns;
  const ascending = campaigns.toSorted(COMPARE[order.by]);
  return order.direction === 'ascend' ? ascending : ascending.reverse();
}

interface CampaignTableProps extends CampaignActionsProps {
  readonly campaigns: readonly Campaign[];
  readonly order: CampaignOrder | null;
  readonly onOrderChange: (order: CampaignOrder | null) => void;
}

/** The campaigns in rows, with what can be done with each. */
export function CampaignTable({ campaigns, order, onOrderChange, ...actions }: CampaignTableProps) {
  const column = (title: string, key: string, render: (campaign: Campaign) => React.ReactNode) => ({
    title,
    key,
    sorter: key in COMPARE,
    sortOrder: order?.by === key ? order.direction : null,
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
    <WideTable label={texts.campaigns}>
      <Table
        loading={QUIET}
        className="campaign-table"
        aria-label={texts.campaigns}
        size="middle"
        columns={columns}
        dataSource={campaigns}
        rowKey="id"
        pagination={false}
        showSorterTooltip={false}
        onChange={(_pagination, _filters, sorter) => {
          const { columnKey, order: direction } = Array.isArray(sorter) ? {} : sorter;
          onOrderChange(direction ? { by: columnKey as CampaignOrder['by'], direction } : null);
        }}
      />
    </WideTable>
  );
}
