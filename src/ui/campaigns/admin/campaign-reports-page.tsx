import { Card, type TableColumnsType } from 'antd';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { type Campaign, campaignProgress, raisedDollars } from '../../../core/campaigns/campaign';
import { compareNames } from '../../../core/shared/text/compare-names';
import { formatDollars } from '../../../core/shared/text/format-money';
import { useViewModel } from '../../app/page-hooks';
import { useMediaQuery } from '../../app/use-media-query';
import { CampaignLink } from '../../shared/campaign-link';
import { BarChart } from '../../shared/chart/bar-chart';
import { type Fact, Facts } from '../../shared/facts';
import { FetchedPart } from '../../shared/fetched/fetched-part';
import { Page } from '../../shared/page';
import { column, headColumn, Rows } from '../../shared/table/rows';
import { CampaignFiguresTabs } from '../../shared/tabs/campaign-figures-tabs';
import { campaignTexts } from '../campaigns.texts';
import { campaignAdminTexts as texts } from './campaign-admin.texts';
import { CampaignState } from './campaign-parts';
import { AllCampaignsViewModel } from './campaigns.view-model';

/** Goal, raised, progress and days left of every campaign, to be compared, in a tab beside Campaign Performance. */
export const CampaignReportsPage = observer(function CampaignReportsPage() {
  const viewModel = useViewModel(AllCampaignsViewModel);
  return (
    <Page title={texts.reports}>
      <CampaignFiguresTabs open="campaigns/campaign-reports">
        <FetchedPart fetched={viewModel} texts={{ ...texts, none: texts.noFigures }}>
          {(campaigns) => (
            <>
              <ProgressChart campaigns={campaigns} />
              <Figures
                campaigns={campaigns}
                daysLeft={(campaign) => viewModel.daysLeft(campaign) ?? campaignTexts.ended}
              />
            </>
          )}
        </FetchedPart>
      </CampaignFiguresTabs>
    </Page>
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
  readonly figureOf: (amounts: Amounts) => number;
  readonly text: (figure: number) => string;
}[] = [
  { title: texts.goal, figureOf: ({ goalAmount }) => goalAmount, text: formatDollars },
  { title: texts.raised, figureOf: raisedDollars, text: formatDollars },
  { title: texts.progress, figureOf: campaignProgress, text: (percent) => `${percent}%` },
];

function totalOf(campaigns: readonly Campaign[]): Amounts {
  const sum = (field: keyof Amounts) => campaigns.reduce((total, campaign) => total + campaign[field], 0);
  return { goalAmount: sum('goalAmount'), currentAmount: sum('currentAmount'), giftCents: sum('giftCents') };
}

/** The figures of each campaign and of all, in a table that can be sorted; as cards where there is no room for it. */
function Figures({ campaigns, daysLeft }: ReportProps) {
  const isNarrow = useMediaQuery('not-wide');
  const total = totalOf(campaigns);
  const columns: TableColumnsType<Campaign> = [
    headColumn(texts.campaign, (campaign) => <CampaignLink campaign={campaign} />, {
      sorter: (a, b) => compareNames(a.title, b.title),
    }),
    column(texts.state, (campaign) => <CampaignState campaign={campaign} />, {
      sorter: (a, b) => Number(a.isActive) - Number(b.isActive),
    }),
    ...FIGURES.map(({ title, figureOf, text }) =>
      column<Campaign>(title, (campaign) => text(figureOf(campaign)), {
        align: 'end',
        sorter: (a, b) => figureOf(a) - figureOf(b),
      }),
    ),
    column(texts.daysLeft, daysLeft, {
      align: 'end',
      sorter: (a, b) => a.endDate - b.endDate,
    }),
  ];
  // A cell of the library's own is never a header.
  const summary = () => (
    <tr>
      <th scope="row">{texts.allCampaigns}</th>
      <td />
      {FIGURES.map(({ title, figureOf, text }) => (
        <td key={title}>{text(figureOf(total))}</td>
      ))}
      <td />
    </tr>
  );
  return (
    <>
      {isNarrow && (
        <Card size="small">
          <CampaignFigures title={texts.allCampaigns} amounts={total} />
        </Card>
      )}
      <Rows label={texts.reports} rows={campaigns} columns={columns} summary={summary}>
        {(campaign) => (
          <CampaignFigures
            title={<CampaignLink campaign={campaign} />}
            amounts={campaign}
            more={[
              [texts.state, <CampaignState key="state" campaign={campaign} />],
              [texts.daysLeft, daysLeft(campaign)],
            ]}
          />
        )}
      </Rows>
    </>
  );
}

interface CampaignFiguresProps {
  readonly title: ReactNode;
  readonly amounts: Amounts;
  readonly more?: readonly Fact[];
}

function CampaignFigures({ title, amounts, more = [] }: CampaignFiguresProps) {
  const figures = FIGURES.map(({ title: name, figureOf, text }) => [name, text(figureOf(amounts))] as const);
  return (
    <>
      <h2>{title}</h2>
      <Facts layout="columns" facts={[...figures, ...more]} />
    </>
  );
}
