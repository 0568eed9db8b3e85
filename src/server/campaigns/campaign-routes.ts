import type { CampaignGateway } from '../../core/campaigns/campaign-gateway.port';
import { SaveCampaign } from '../../core/campaigns/save-campaign';
import type { Logger } from '../../core/shared/logger.port';
import { failureAnswer, knownJson, type Route, resultAnswer, route } from '../http';
import { withBody } from '../read-input';
import { campaignChangeSchema, newCampaignSchema } from './campaign-draft-schema';

/** '/api/campaigns'. */
export function campaignRoutes(gateway: CampaignGateway, logger: Logger): readonly Route[] {
  const saveCampaign = new SaveCampaign(gateway, logger);
  return [
    route('GET /api/campaigns/active', 'campaign.list-active', async () => {
      const listed = await gateway.listActive();
      return listed.ok ? knownJson(listed.value) : failureAnswer(listed.failure);
    }),
    route('GET /api/campaigns', 'campaign.list', async () => resultAnswer(await gateway.list())),
    route('GET /api/campaigns/:id', 'campaign.read', async ({ fields: { id = '' } }) =>
      resultAnswer(await gateway.get(id)),
    ),
    route(
      'POST /api/campaigns',
      'campaign.create',
      withBody(newCampaignSchema, async ({ id, ...draft }) =>
        resultAnswer(await saveCampaign.execute({ id, draft, base: null }), 201),
      ),
    ),
    route(
      'PUT /api/campaigns/:id',
      'campaign.update',
      withBody(campaignChangeSchema, async ({ base, ...draft }, { fields: { id = '' } }) =>
        resultAnswer(await saveCampaign.execute({ id, draft, base })),
      ),
    ),
  ];
}
