import { Card, Descriptions, Flex, Table, type TableColumnsType } from 'antd';
import { observer } from 'mobx-react-lite';
import { type Campaign, campaignProgress, raisedDollars } from '../../../core/campaigns/campaign';
import { nameTable } from '../../app/ant/ant-names';
import { usePageTitle, useViewModel } from '../../app/page-hooks';
import { useMediaQuery } from '../../app/use-media-query';
import { BarChart } from '../../shared/chart/bar-chart';
import { FetchedPart, NothingHere } from '../../shared/fetched/fetched-part';
import { QUIET, WideTable } from '../../shared/table/rows';
import { formatDollars } from '../../shared/text/money';
import { campaignTexts } from '../campaigns.texts';
import { AllCampaignsViewModel } from './all-campaigns.view-model';
import { campaignAdminTexts as texts } from './campaign-admin.texts';
import { CampaignState } from './campaign-parts';

/** Goal, raised, progress and days left of every campaign, to be compared. */
export const CampaignReportsPage = observer(function CampaignReportsPage() {
  const viewModel = useViewModel(AllCampaignsViewModel);
  const isPhone = useMediaQuery('phone');
  usePageTitle(texts.reports);
  const Report = isPhone ? ReportCards : ReportTable;
  return (
    <Flex vertical gap="middle">
      <h1>{texts.reports}</h1>
      <FetchedPart fetched={viewModel} texts={texts}>
        {(campaigns) =>
          campaigns.length === 0 ? (
            <NothingHere title={texts.none} next={texts.noFigures} />
          ) : (
            <>
              <ProgressChart campaigns={campaigns} />
              <Report
                campaigns={campaigns}
                daysLeft={(campaign) => viewModel.daysLeft(campaign) ?? campaignTexts.ended}
              />
            </>
          )
        }
      </FetchedPart>
    </Flex>
  );
});

/** How close each campaign is to its goal; the table next to it has the same figures. */
function ProgressChart({ campaigns }: Pick<ReportProps, 'campaigns'>) {
  return (
    <Card title={<h2>{texts.progressQuestion}</h2>}>
      <BarChart
        title={texts.progressQuestion}
        bars={campaigns.map((campaign) => ({
          name: campaign.title,
          id: campaign.id,
          value: raisedDollars(campaign),
          text: texts.raisedOf(formatDollars(raisedDollars(campaign)), campaignProgress(campaign)),
          goal: campaign.goalAmount,
        }))}
      />
    </Card>
  );
}

interface ReportProps {
  readonly campaigns: readonly Campaign[];
  readonly daysLeft: (campaign: Campaign) => number | string;
}

/** What one campaign, or all of them together, has to raise and has raised. */
type Amounts = Pick<Campaign, 'goalAmount' | 'currentAmount' | 'giftCents'>;

const FIGURES: readonly {
  readonly title: string;
  readonly of: (amounts: Amounts) => number;
  readonly text: (figure: number) => string;
}[] = [
  { title: texts.goal, of: ({ goalAmount }) => goalAmount, text: formatDollars },
  { title: texts.raised, of: raisedDollars, text: formatDollars },
  { title: texts.progress, of: campaignProgress, text: (percent) => `${percent}%` },
];

function totalOf(campaigns: readonly Campaign[]): Amounts {
  const sum = (field: keyof Amounts) => campaigns.reduce((total, campaign) => total + campaign[field], 0);
  return { goalAmount: sum('goalAmount'), currentAmount: sum('currentAmount'), giftCents: sum('giftCents') };
}

function ReportTable({ campaigns, daysLeft }: ReportProps) {
  const total = totalOf(campaigns);
  const columns: TableColumnsType<Campaign> = [
    {
      title: texts.campaign,
      dataIndex: 'title',
      rowScope: 'row',
      sorter: (one, other) => one.title.localeCompare(other.title),
    },
    {
      title: texts.state,
      key: 'state',
      sorter: (one, other) => Number(one.isActive) - Number(other.isActive),
      render: (_, campaign) => <CampaignState campaign={campaign} />,
    },
    ...FIGURES.map(({ title, of, text }): (typeof columns)[number] => ({
      title,
      key: title,
      align: 'end',
      sorter: (one, other) => of(one) - of(other),
      render: (_, campaign) => text(of(campaign)),
    })),
    {
      title: texts.daysLeft,
      key: 'daysLeft',
      align: 'end',
      sorter: (one, other) => one.endDate - other.endDate,
      render: (_, campaign) => daysLeft(campaign),
    },
  ];
  return (
    <WideTable label={texts.reports}>
      <Table
        loading={QUIET}
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
            {FIGURES.map(({ title, of, text }) => (
              <td key={title}>{text(of(total))}</td>
            ))}
            <td />
          </tr>
        )}
      />
    </WideTable>
  );
}

/** The figures on a phone. */
function ReportCards({ campaigns, daysLeft }: ReportProps) {
  return (
    <>
      <FiguresCard title={texts.allCampaigns} amounts={totalOf(campaigns)} />
      {campaigns.map((campaign) => (
        <FiguresCard
          key={campaign.id}
          title={campaign.title}
          amounts={campaign}
          more={[
            { label: texts.state, children: <CampaignState campaign={campaign} /> },
            { label: texts.daysLeft, children: daysLeft(campaign) },
          ]}
        />
      ))}
    </>
  );
}

interface FiguresCardProps {
  readonly title: string;
  readonly amounts: Amounts;
  readonly more?: { readonly label: string; readonly children: React.ReactNode }[];
}

function FiguresCard({ title, amounts, more = [] }: FiguresCardProps) {
  const figures = FIGURES.map(({ title: label, of, text }) => ({ label, children: text(of(amounts)) }));
  return (
    <Card size="small" title={<h2>{title}</h2>}>
      <Descriptions
        size="small"
        column={1}
        colon={false}
        ref={nameTable(title)}
        items={[...figures, ...more]}
      />
    </Card>
  );
}
