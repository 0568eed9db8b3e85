import { Card, Descriptions, Empty, Flex, Table, type TableColumnsType } from 'antd';
import { observer } from 'mobx-react-lite';
import type { Campaign } from '../../../core/campaigns/campaign';
import { campaignProgress } from '../../../core/campaigns/campaign-progress';
import { nameTable } from '../../app/ant-names';
import { BREAKPOINTS } from '../../app/breakpoints';
import { useMediaQuery } from '../../app/use-media-query';
import { usePageTitle } from '../../app/use-page-title';
import { useViewModel } from '../../app/use-view-model';
import { formatDollars } from '../../shared/money';
import { PathPicture } from '../../shared/path-picture';
import { WideTable } from '../../shared/wide-table';
import { campaignTexts } from '../campaigns.texts';
import { campaignAdminTexts as texts } from './campaign-admin.texts';
import { CampaignListSkeleton, NoCampaigns } from './campaign-list';
import { CampaignReportsViewModel } from './campaign-reports.view-model';
import { CampaignState } from './campaign-state';

/** Goal, raised, progress and days left of every campaign, to be compared. */
export const CampaignReportsPage = observer(function CampaignReportsPage() {
  const viewModel = useViewModel(CampaignReportsViewModel);
  const isPhone = useMediaQuery(BREAKPOINTS.phone);
  usePageTitle(texts.reports);
  const { state } = viewModel.list;
  const Report = isPhone ? ReportCards : ReportTable;
  return (
    <Flex vertical gap="middle">
      <h1>{texts.reports}</h1>
      <p className="visually-hidden" role="status">
        {state.status === 'loading' ? campaignTexts.loading : ''}
      </p>
      {state.status === 'loading' ? (
        <CampaignListSkeleton />
      ) : state.campaigns.length === 0 ? (
        <Card>
          <Empty image={<PathPicture />} description={<NoCampaigns next={texts.noFigures} />} />
        </Card>
      ) : (
        <Report campaigns={state.campaigns} viewModel={viewModel} />
      )}
    </Flex>
  );
});

interface ReportProps {
  readonly campaigns: readonly Campaign[];
  readonly viewModel: CampaignReportsViewModel;
}

/** A column of figures that can be sorted. */
function figures(
  title: string,
  figureOf: (campaign: Campaign) => number,
  textOf: (value: number, campaign: Campaign) => string | number,
): TableColumnsType<Campaign>[number] {
  return {
    title,
    key: title,
    align: 'end',
    sorter: (one, other) => figureOf(one) - figureOf(other),
    render: (_, campaign) => textOf(figureOf(campaign), campaign),
  };
}

function ReportTable({ campaigns, viewModel }: ReportProps) {
  const { goal, raised } = viewModel.totals;
  const columns: TableColumnsType<Campaign> = [
    {
      title: texts.campaign,
      dataIndex: 'title',
      rowScope: 'row',
      sorter: (one, other) => one.title.localeCompare(other.title),
    },
    {
      title: texts.state,
      dataIndex: 'isActive',
      sorter: (one, other) => Number(one.isActive) - Number(other.isActive),
      render: (isActive) => <CampaignState isActive={isActive} />,
    },
    figures(texts.goal, ({ goalAmount }) => goalAmount, formatDollars),
    figures(texts.raised, ({ currentAmount }) => currentAmount, formatDollars),
    figures(texts.progress, campaignProgress, (percent) => `${percent}%`),
    figures(
      texts.daysLeft,
      ({ endDate }) => endDate,
      (_, campaign) => viewModel.daysLeft(campaign) ?? campaignTexts.ended,
    ),
  ];
  return (
    <WideTable label={texts.reports}>
      <Table
        aria-label={texts.reports}
        columns={columns}
        dataSource={campaigns}
        rowKey="id"
        pagination={false}
        showSorterTooltip={false}
        // A cell of the library's own is never a header.
        summary={() => (
          <tr>
            <th scope="row">{texts.allCampaigns}</th>
            <td />
            <td>{formatDollars(goal)}</td>
            <td>{formatDollars(raised)}</td>
            <td>{campaignProgress({ goalAmount: goal, currentAmount: raised })}%</td>
            <td />
          </tr>
        )}
      />
    </WideTable>
  );
}

/** The figures on a phone. */
function ReportCards({ campaigns, viewModel }: ReportProps) {
  const { goal, raised } = viewModel.totals;
  const totals = { goalAmount: goal, currentAmount: raised };
  return (
    <>
      <FiguresCard title={texts.allCampaigns} campaign={totals} />
      {campaigns.map((campaign) => (
        <FiguresCard
          key={campaign.id}
          title={campaign.title}
          campaign={campaign}
          more={[
            { label: texts.state, children: <CampaignState isActive={campaign.isActive} /> },
            { label: texts.daysLeft, children: viewModel.daysLeft(campaign) ?? campaignTexts.ended },
          ]}
        />
      ))}
    </>
  );
}

interface FiguresCardProps {
  readonly title: string;
  readonly campaign: Pick<Campaign, 'goalAmount' | 'currentAmount'>;
  readonly more?: { readonly label: string; readonly children: React.ReactNode }[];
}

function FiguresCard({ title, campaign, more = [] }: FiguresCardProps) {
  return (
    <Card size="small" title={<h2>{title}</h2>}>
      <Descriptions
        size="small"
        column={1}
        colon={false}
        ref={nameTable(title)}
        items={[
          { label: texts.goal, children: formatDollars(campaign.goalAmount) },
          { label: texts.raised, children: formatDollars(campaign.currentAmount) },
          { label: texts.progress, children: `${campaignProgress(campaign)}%` },
          ...more,
        ]}
      />
    </Card>
  );
}
