import { type Campaign, campaignProgress } from '../../../core/campaigns/campaign';
import { compareNames } from '../../../core/shared/text/compare-names';

/** What a list of campaigns can be sorted by; the order of their creation unless something else is asked. */
export const CAMPAIGN_ORDERS = ['createdAt', 'title', 'progress', 'endDate'] as const;

type CampaignOrder = (typeof CAMPAIGN_ORDERS)[number];

/** How a list of campaigns is sorted. */
export interface CampaignSorting {
  readonly order: CampaignOrder;
  readonly isDescending: boolean;
}

const COMPARE: Readonly<Record<CampaignOrder, (first: Campaign, second: Campaign) => number>> = {
  // As they come.
  createdAt: () => 0,
  title: (a, b) => compareNames(a.title, b.title),
  progress: (a, b) => campaignProgress(a) - campaignProgress(b),
  endDate: (a, b) => a.endDate - b.endDate,
};

/** The campaigns of a list in its order; of all, or of the active ones alone. */
export function listedCampaigns(
  campaigns: readonly Campaign[],
  isActiveOnly: boolean,
  { order, isDescending }: CampaignSorting,
): readonly Campaign[] {
  const sorted = campaigns.filter(({ isActive }) => isActive || !isActiveOnly).toSorted(COMPARE[order]);
  return isDescending ? sorted.reverse() : sorted;
}
