import { attempt } from '../shared/attempt';
import type { Logger } from '../shared/logger.port';
import type { Campaign } from './campaign';
import type { CampaignGateway } from './campaign-gateway.port';

/**
 * Lists the campaigns that visitors see. `isActive` alone decides, so a campaign that has ended stays. A fetch that
 * fails is logged and the list is empty.
 */
export class ListActiveCampaigns {
  constructor(
    private readonly gateway: Pick<CampaignGateway, 'listActive'>,
    private readonly logger: Logger,
  ) {}

  async execute(signal?: AbortSignal): Promise<readonly Campaign[]> {
    const result = await attempt(() => this.gateway.listActive(signal), this.logger);
    if (result.ok) return result.value.filter((campaign) => campaign.isActive);
    if (result.failure.code !== 'cancelled') {
      this.logger.error('Failed to list active campaigns', result.failure);
    }
    return [];
  }
}
