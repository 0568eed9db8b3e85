import { Button, Card, Flex } from 'antd';
import { type Campaign, campaignProgress, raisedDollars } from '../../../core/campaigns/campaign';
import { type GiftFigures, sumOfCampaign } from '../../../core/gifts/figures';
import { plainAmount } from '../../../core/gifts/money-text';
import { csvText } from '../../../core/shared/text/csv';
import { formatCount } from '../../../core/shared/text/format-count';
import { formatDollars } from '../../../core/shared/text/format-money';
import { useViewModel } from '../../app/page-hooks';
import { useMediaQuery } from '../../app/use-media-query';
import { CampaignLink } from '../../shared/campaign-link';
import { BarChart } from '../../shared/chart/bar-chart';
import { FetchedPart } from '../../shared/fetched/fetched-part';
import { Page } from '../../shared/page';
import { CampaignFiguresTabs } from '../../shared/tabs/campaign-figures-tabs';
import { downloadText } from '../../shared/text/download-text';
import { GiftFiguresViewModel } from './gift-figures.view-model';
import { Report, ReportCards, ReportTable } from './report-parts';
import { reportTexts as texts } from './reports.texts';

/** What each campaign has raised of its goal, when, by how many gifts and people, and how long it has left; in a tab beside Campaign Reports. */
export function CampaignPerformancePage() {
  const viewModel = useViewModel(GiftFiguresViewModel);
  return (
    <Page title={texts.performance} headingClass="report__title">
      <CampaignFiguresTabs open="donations/campaign-performance">
        <FetchedPart
          fetched={viewModel}
          texts={{ ...texts, none: texts.noCampaigns }}
          isEmpty={({ campaigns }) => campaigns.length === 0}
        >
          {({ figures, campaigns }) => (
            <>
              <Actions campaigns={campaigns} figures={figures} viewModel={viewModel} />
              <AllCampaigns campaigns={campaigns} figures={figures} viewModel={viewModel} />
              {campaigns.map((campaign) => (
                <OverTime key={campaign.id} campaign={campaign} figures={figures} />
              ))}
            </>
          )}
        </FetchedPart>
      </CampaignFiguresTabs>
    </Page>
  );
}

interface AllCampaignsProps {
  readonly campaigns: readonly Campaign[];
  readonly figures: GiftFigures;
  readonly viewModel: GiftFiguresViewModel;
}

function donorsTo({ id }: Campaign, figures: GiftFigures): number {
  return figures.campaigns.find(({ campaignId }) => campaignId === id)?.donors ?? 0;
}

/** Puts the figures on paper or into a file. */
function Actions({ campaigns, figures, viewModel }: AllCampaignsProps) {
  const handleExport = () => {
    const rows = campaigns.map((campaign) => [
      campaign.title,
      plainAmount(campaign.goalAmount * 100),
      plainAmount(raisedDollars(campaign) * 100),
      String(campaignProgress(campaign)),
      plainAmount(campaign.currentAmount * 100),
      String(sumOfCampaign(figures, campaign.id).gifts),
      String(donorsTo(campaign, figures)),
      String(viewModel.daysLeft(campaign) ?? ''),
    ]);
    const heads = [texts.campaign, texts.goal, texts.raised, texts.percent, texts.openingSum];
    const text = csvText([[...heads, texts.gifts, texts.donorsOf, texts.daysLeft], ...rows]);
    downloadText(texts.performanceFile(viewModel.today), text, 'text/csv');
  };
  return (
    <Flex wrap gap="small" className="screen-only">
      <Button onClick={() => window.print()}>{texts.print}</Button>
      <Button onClick={handleExport}>{texts.exportFile}</Button>
    </Flex>
  );
}

function AllCampaigns({ campaigns, figures, viewModel }: AllCampaignsProps) {
  const isPhone = useMediaQuery('phone');
  const money = [texts.goal, texts.raised, texts.openingSum];
  const heads = [texts.campaign, ...money, texts.gifts, texts.donorsOf, texts.daysLeft];
  const daysLeft = (campaign: Campaign) => {
    const days = viewModel.daysLeft(campaign);
    return days === null ? texts.ended : formatCount(days);
  };
  const rows = campaigns.map((campaign) => ({
    name: campaign.title,
    link: <CampaignLink campaign={campaign} />,
    cells: [
      formatDollars(campaign.goalAmount),
      texts.ofGoal(formatDollars(raisedDollars(campaign)), campaignProgress(campaign)),
      formatDollars(campaign.currentAmount),
      formatCount(sumOfCampaign(figures, campaign.id).gifts),
      formatCount(donorsTo(campaign, figures)),
      daysLeft(campaign),
    ],
  }));
  return (
    <Card title={<h2>{texts.raisedQuestion}</h2>}>
      <Flex vertical gap="middle">
        <BarChart
          title={texts.raisedQuestion}
          bars={campaigns.map((campaign) => ({
            name: campaign.title,
            id: campaign.id,
            // In percent, as the question asks: goals differ.
            value: campaignProgress(campaign),
            text: `${campaignProgress(campaign)}%`,
            goal: 100,
          }))}
        />
        {isPhone ? (
          <ReportCards heads={heads} rows={rows} />
        ) : (
          <ReportTable label={texts.raisedQuestion} heads={heads} rows={rows} />
        )}
      </Flex>
    </Card>
  );
}

function OverTime({ campaign, figures }: { readonly campaign: Campaign; readonly figures: GiftFigures }) {
  const months = figures.months.filter(({ campaignId }) => campaignId === campaign.id);
  let raised = 0;
  const rows = months.map(({ month, gifts, cents }) => {
    raised += cents;
    return {
      name: texts.monthOfYear(month),
      cells: [String(gifts), texts.money(cents), texts.money(campaign.currentAmount * 100 + raised)],
      value: cents,
      label: texts.whole(cents),
    };
  });
  if (rows.length === 0)
    return (
      <Card title={<h2>{texts.overTime(campaign.title)}</h2>}>
        <p>{texts.noGifts}</p>
      </Card>
    );
  return (
    <Report
      question={texts.overTime(campaign.title)}
      heads={[texts.month, texts.gifts, texts.amount, texts.raised]}
      rows={rows}
    />
  );
}
