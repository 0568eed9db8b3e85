/**
 * What the sample gifts bring to the sample campaigns, in whole US dollars, by the campaign's id. It stands apart from
 * the gifts, since the landing page shows what the campaigns have raised without knowing any gift.
 */
export const SAMPLE_CAMPAIGN_GIFTS: Readonly<Record<string, readonly number[]>> = {
  'summer-sneaker-drive': [250, 50, 100, 500, 25, 75, 40, 120, 30, 60, 200],
  'community-center-renovation': [1000, 100, 250, 500, 75, 50, 300],
  'mentorship-program-expansion': [150, 50, 25, 250, 100, 80],
};

/** What the sample gifts bring to one campaign, in whole US dollars. */
export function sampleGiftsTo(campaignId: string): number {
  return (SAMPLE_CAMPAIGN_GIFTS[campaignId] ?? []).reduce((sum, dollars) => sum + dollars, 0);
}
