import type { Campaign } from '../../../core/campaigns/campaign';
import { countdownTo } from '../../../core/campaigns/countdown';
import type { Clock } from '../../../core/shared/clock.port';
import type { CampaignListViewModel } from '../campaign-list.view-model';

/** The figures of every campaign. */
export class CampaignReportsViewModel {
  constructor(
    readonly list: CampaignListViewModel,
    private readonly clock: Clock,
  ) {}

  start(): () => void {
    return this.list.start();
  }

  /** Whole days that are left, or null once it is over. */
  daysLeft({ endDate }: Campaign): number | null {
    return countdownTo(endDate, this.clock.now())?.days ?? null;
  }

  /** US dollars of all campaigns together. */
  get totals(): { readonly goal: number; readonly raised: number } {
    const { state } = this.list;
    const campaigns = state.status === 'ready' ? state.campaigns : [];
    return {
      goal: campaigns.reduce((sum, { goalAmount }) => sum + goalAmount, 0),
      raised: campaigns.reduce((sum, { currentAmount }) => sum + currentAmount, 0),
    };
  }
}
