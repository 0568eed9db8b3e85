import { observer } from 'mobx-react-lite';
import type { Campaign } from '../../../core/campaigns/campaign';
import { campaignProgress } from '../../../core/campaigns/campaign-progress';
import { usePageTitle } from '../../app/use-page-title';
import { useViewModel } from '../../app/use-view-model';
import { formatDollars } from '../../shared/money';
import { campaignTexts } from '../campaigns.texts';
import { campaignAdminTexts as texts } from './campaign-admin.texts';
import { CampaignReportsViewModel } from './campaign-reports.view-model';
import { CampaignRowsSkeleton } from './campaign-rows';
import { CampaignState } from './campaign-state';
import './campaign-reports-page.css';

/** Goal, raised, progress and days left of every campaign, to be compared. */
export const CampaignReportsPage = observer(function CampaignReportsPage() {
  const viewModel = useViewModel(CampaignReportsViewModel);
  usePageTitle(texts.reports);
  const { state } = viewModel.list;
  return (
    <div className="campaign-reports">
      <h1>{texts.reports}</h1>
      <p className="visually-hidden" role="status">
        {state.status === 'loading' ? campaignTexts.loading : ''}
      </p>
      {state.status === 'loading' && <CampaignRowsSkeleton />}
      {state.status === 'ready' && state.campaigns.length === 0 && <p className="panel">{texts.none}</p>}
      {state.status === 'ready' && state.campaigns.length > 0 && (
        // A wide table scrolls by itself; with the focus on it, by the arrow keys too.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
        <section className="campaign-reports__scroll panel" aria-label={texts.reports} tabIndex={0}>
          <ReportTable campaigns={state.campaigns} viewModel={viewModel} />
        </section>
      )}
    </div>
  );
});

interface ReportTableProps {
  readonly campaigns: readonly Campaign[];
  readonly viewModel: CampaignReportsViewModel;
}

function ReportTable({ campaigns, viewModel }: ReportTableProps) {
  const { goal, raised } = viewModel.totals;
  return (
    <table className="campaign-reports__table" aria-label={texts.reports}>
      <thead>
        <tr>
          <th scope="col">Campaign</th>
          <th scope="col">State</th>
          <th scope="col">Goal</th>
          <th scope="col">Raised</th>
          <th scope="col">Progress</th>
          <th scope="col">Days left</th>
        </tr>
      </thead>
      <tbody>
        {campaigns.map((campaign) => (
          <tr key={campaign.id}>
            <th scope="row">{campaign.title}</th>
            <td>
              <CampaignState isActive={campaign.isActive} />
            </td>
            <td>{formatDollars(campaign.goalAmount)}</td>
            <td>{formatDollars(campaign.currentAmount)}</td>
            <td>{campaignProgress(campaign)}%</td>
            <td>{viewModel.daysLeft(campaign) ?? campaignTexts.ended}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">All campaigns</th>
          <td />
          <td>{formatDollars(goal)}</td>
          <td>{formatDollars(raised)}</td>
          <td>{campaignProgress({ goalAmount: goal, currentAmount: raised })}%</td>
          <td />
        </tr>
      </tfoot>
    </table>
  );
}
