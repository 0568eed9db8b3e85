import { Card, Flex } from 'antd';
import { type Campaign, raisedDollars } from '../../../core/campaigns/campaign';
import { campaignProgress } from '../../../core/campaigns/campaign-progress';
import { type GiftFigures, sumOfCampaign } from '../../../core/giving/figures';
import { usePageTitle } from '../../app/use-page-title';
import { useViewModel } from '../../app/use-view-model';
import { BarChart } from '../../shared/chart/bar-chart';
import { formatDollars } from '../../shared/money';
import { GiftFiguresViewModel } from './gift-figures.view-model';
import { FetchedFigures, Nothing, Report } from './report-parts';
import { reportTexts as texts } from './reports.texts';

/** What each campaign has raised of its goal, when, by how many gifts and people, and how long it has left. */
export function CampaignPerformancePage() {
  const viewModel = useViewModel(GiftFiguresViewModel);
  usePageTitle(texts.performance);
  return (
    <Flex vertical gap="middle">
      <h1 className="report__title">{texts.performance}</h1>
      <FetchedFigures viewModel={viewModel}>
        {({ figures, campaigns }) =>
          campaigns.length === 0 ? (
            <Nothing>
              <strong>{texts.noCampaigns}</strong>
              <p>{texts.noCampaignsNext}</p>
            </Nothing>
          ) : (
            <Flex vertical gap="middle">
              <AllCampaigns campaigns={campaigns} figures={figures} viewModel={viewModel} />
              {campaigns.map((campaign) => (
                <OverTime key={campaign.id} campaign={campaign} figures={figures} />
              ))}
            </Flex>
          )
        }
      </FetchedFigures>
    </Flex>
  );
}

interface AllCampaignsProps {
  readonly campaigns: readonly Campaign[];
  readonly figures: GiftFigures;
  readonly viewModel: GiftFiguresViewModel;
}

function AllCampaigns({ campaigns, figures, viewModel }: AllCampaignsProps) {
  const factsOf = (campaign: Campaign) => {
    const donors = figures.campaigns.find(({ campaignId }) => campaignId === campaign.id)?.donors ?? 0;
    return [
      [texts.goal, formatDollars(campaign.goalAmount)],
      [texts.raised, texts.ofGoal(formatDollars(raisedDollars(campaign)), campaignProgress(campaign))],
      [texts.openingSum, formatDollars(campaign.currentAmount)],
      [texts.gifts, String(sumOfCampaign(figures, campaign.id).gifts)],
      [texts.donorsOf, String(donors)],
      [texts.daysLeft, String(viewModel.daysLeft(campaign) ?? texts.ended)],
    ] as const;
  };
  return (
    <Card title={<h2>{texts.raisedQuestion}</h2>}>
      <BarChart
        title={texts.raisedQuestion}
        bars={campaigns.map((campaign) => ({
          name: campaign.title,
          value: raisedDollars(campaign),
          text: `${campaignProgress(campaign)}%`,
          goal: campaign.goalAmount,
        }))}
      />
      <Flex vertical gap="middle" className="report__campaigns">
        {campaigns.map((campaign) => (
          <div key={campaign.id}>
            <h3>{campaign.title}</h3>
            <dl className="report__facts">
              {factsOf(campaign).map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
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
