import { Flex, Table, type TableColumnsType } from 'antd';
import type { Campaign } from '../../../core/campaigns/campaign';
import { campaignProgress } from '../../../core/campaigns/campaign-progress';
import { WideTable } from '../../shared/wide-table';
import { Countdown } from '../countdown';
import { CampaignActions, type CampaignActionsProps, titleId } from './campaign-actions';
import { campaignAdminTexts as texts } from './campaign-admin.texts';
import { Thumbnail } from './campaign-cards';
import { CampaignState } from './campaign-state';
import { Raised } from './raised';

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
  const sortable = (by: CampaignOrder['by']) => ({
    key: by,
    sorter: true,
    sortOrder: order?.by === by ? order.direction : null,
  });
  const columns: TableColumnsType<Campaign> = [
    {
      ...sortable('title'),
      title: texts.campaign,
      rowScope: 'row',
      render: (_, campaign) => (
        <Flex gap="middle" align="center">
          <Thumbnail campaign={campaign} />
          <span className="campaign-list__title" id={titleId(campaign)}>
            {campaign.title}
          </span>
        </Flex>
      ),
    },
    {
      key: 'state',
      title: texts.state,
      render: (_, { isActive }) => <CampaignState isActive={isActive} />,
    },
    {
      ...sortable('progress'),
      title: texts.raised,
      render: (_, campaign) => <Raised campaign={campaign} />,
    },
    {
      ...sortable('endDate'),
      title: texts.timeLeft,
      render: (_, { endDate }) => <Countdown endDate={endDate} />,
    },
    {
      key: 'actions',
      title: texts.actions,
      render: (_, campaign) => (
        <Flex gap="small">
          <CampaignActions campaign={campaign} {...actions} />
        </Flex>
      ),
    },
  ];
  return (
    <WideTable label={texts.campaigns}>
      <Table
        aria-label={texts.campaigns}
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
