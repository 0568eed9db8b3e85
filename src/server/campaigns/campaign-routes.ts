import { Hono } from 'hono';
import type { ActiveCampaigns } from '../../core/campaigns/campaigns.api';
import { failureAnswer } from '../failure-answer';
import { allow } from '../guards';
import { jsonBytes } from '../json-bytes';
import type { ServerEnvironment } from '../server-environment';

/** '/api/campaigns/active', which needs no session; the other calls are those of `campaignsApi`. */
export function campaignRoutes(campaigns: ActiveCampaigns): Hono<ServerEnvironment> {
  return new Hono<ServerEnvironment>().get('/active', allow('campaign.list-active'), async (context) => {
    const listed = await campaigns.active();
    if (!listed.ok) return failureAnswer(context, listed.failure);
    return context.body(jsonBytes(listed.value), 200, { 'Content-Type': 'application/json' });
  });
}
