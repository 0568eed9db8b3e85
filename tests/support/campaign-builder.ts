import type { Campaign } from '../../src/core/campaigns/campaign';
import type { CampaignDraft } from '../../src/core/campaigns/campaign-draft';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 21, 12);

/** A valid draft of a campaign that runs for thirty days. */
export function aCampaignDraft(overrides: Partial<CampaignDraft> = {}): CampaignDraft {
  return {
    title: 'Winter Boots',
    description: 'Warm boots for people who sleep outside.',
    goalAmount: 10_000,
    currentAmount: 6_500,
    startDate: NOW - DAY_MS,
    endDate: NOW + 30 * DAY_MS,
    imageUrl: '/images/campaign-summer-sneaker-drive.svg',
    isActive: true,
    es: null,
    ...overrides,
  };
}

/** A valid campaign that runs for thirty days. */
export function aCampaign(overrides: Partial<Campaign> = {}): Campaign {
  return {
    ...aCampaignDraft(),
    id: 'winter-boots',
    revision: 'first',
    giftCents: 0,
    createdAt: NOW,
    updatedAt: NOW,
    ...overrides,
  };
}
