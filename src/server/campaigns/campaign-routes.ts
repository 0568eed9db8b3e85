import type { ActiveCampaigns } from '../../core/campaigns/campaigns.api';
import { failureAnswer, knownJson, type Route, route } from '../http';

/** '/api/campaigns/active', which needs no session; the other calls are those of `campaignsApi`. */
export function campaignRoutes(campaigns: ActiveCampaigns): readonly Route[] {
  return [
    route('GET /api/campaigns/active', 'campaign.list-active', async () => {
      const listed = await campaigns.active();
      return listed.ok ? knownJson(listed.value) : failureAnswer(listed.failure);
    }),
  ];
}
