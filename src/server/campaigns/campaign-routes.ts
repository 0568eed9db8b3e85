import { Hono } from 'hono';
import type { CampaignGateway } from '../../core/campaigns/campaign-gateway.port';
import { SaveCampaign } from '../../core/campaigns/save-campaign';
import type { Logger } from '../../core/shared/result';
import { failureAnswer } from '../failure-answer';
import { allow } from '../guards';
import { jsonBytes } from '../json-bytes';
import { readBody } from '../read-body';
import type { ServerEnvironment } from '../server-environment';
import { campaignChangeSchema, newCampaignSchema } from './campaign-draft-schema';

/** '/api/campaigns'. */
export function campaignRoutes(gateway: CampaignGateway, logger: Logger): Hono<ServerEnvironment> {
  const saveCampaign = new SaveCampaign(gateway, logger);
  return new Hono<ServerEnvironment>()
    .get('/active', allow('campaign.list-active'), async (context) => {
      const listed = await gateway.listActive();
      if (!listed.ok) return failureAnswer(context, listed.failure);
      return context.body(jsonBytes(listed.value), 200, { 'Content-Type': 'application/json' });
    })
    .get('/', allow('campaign.list'), async (context) => {
      const listed = await gateway.list();
      return listed.ok ? context.json(listed.value) : failureAnswer(context, listed.failure);
    })
    .get('/:id', allow('campaign.read'), async (context) => {
      const found = await gateway.get(context.req.param('id'));
      return found.ok ? context.json(found.value) : failureAnswer(context, found.failure);
    })
    .post('/', allow('campaign.create'), async (context) => {
      const body = await readBody(context, newCampaignSchema);
      if ('refusal' in body) return body.refusal;
      const { id, ...draft } = body.value;
      const created = await saveCampaign.execute({ id, draft, base: null });
      return created.ok ? context.json(created.value, 201) : failureAnswer(context, created.failure);
    })
    .put('/:id', allow('campaign.update'), async (context) => {
      const body = await readBody(context, campaignChangeSchema);
      if ('refusal' in body) return body.refusal;
      const { base, ...draft } = body.value;
      const updated = await saveCampaign.execute({ id: context.req.param('id'), draft, base });
      return updated.ok ? context.json(updated.value) : failureAnswer(context, updated.failure);
    });
}
