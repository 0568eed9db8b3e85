import type { CampaignGateway } from '../../core/campaigns/campaign-gateway.port';
import { SaveCampaign } from '../../core/campaigns/save-campaign';
import type { Logger } from '../../core/shared/logger.port';
import { failureAnswer, knownJson, type Route, resultAnswer } from '../http';
import { withBody } from '../read-input';
import { campaignChangeSchema, newCampaignSchema } from './campaign-draft-schema';

/** '/api/campaigns'. */
export function campaignRoutes(gateway: CampaignGateway, logger: Logger): readonly Route[] {
  const saveCampaign = new SaveCampaign(gateway, logger);
  const path = '/api/campaigns';
  return [
    {
      ...{ method: 'GET', path: `${path}/active`, right: 'campaign.list-active' },
      answer: async () => {
        const listed = await gateway.listActive();
        return listed.ok ? knownJson(listed.value) : failureAnswer(listed.failure);
      },
    },
    {
      ...{ method: 'GET', path, right: 'campaign.list' },
      answer: async () => resultAnswer(await gateway.list()),
    },
    {
      ...{ method: 'GET', path: `${path}/:id`, right: 'campaign.read' },
      answer: async ({ fields: { id = '' } }) => resultAnswer(await gateway.get(id)),
    },
    {
      ...{ method: 'POST', path, right: 'campaign.create' },
      answer: withBody(newCampaignSchema, async ({ id, ...draft }) =>
        resultAnswer(await saveCampaign.execute({ id, draft, base: null }), 201),
      ),
    },
    {
      ...{ method: 'PUT', path: `${path}/:id`, right: 'campaign.update' },
      answer: withBody(campaignChangeSchema, async ({ base, ...draft }, { fields: { id = '' } }) =>
        resultAnswer(await saveCampaign.execute({ id, draft, base })),
      ),
    },
  ];
}
