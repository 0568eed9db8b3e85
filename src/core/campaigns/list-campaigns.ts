import { attempt } from '../shared/attempt';
import type { Logger } from '../shared/logger.port';
import type { Campaign } from './campaign';
import type { CampaignGateway } from './campaign-gateway.port';

/** Lists every campaign, for admins. A fetch that fails is logged and the list is empty. */
export class ListCampaigns {
  constructor(
    private readonly gateway: Pick<CampaignGateway, 'list'>,
    private readonly logger: Logger,
  ) {}

  async execute(signal?: AbortSignal): Promise<readonly Campaign[]> {
    const result = await attempt(() => this.gateway.list(signal), this.logger);
    if (result.ok) return result.value;
    if (result.failure.code !== 'cancelled') this.logger.error('Failed to list campaigns', result.failure);
    return [];
  }
}
