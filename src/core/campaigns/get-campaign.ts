import { attempt } from '../shared/attempt';
import type { FailureOf } from '../shared/failure';
import type { Logger } from '../shared/logger.port';
import { fail, type Result } from '../shared/result';
import type { Campaign } from './campaign';
import type { CampaignGateway } from './campaign-gateway.port';

/** Gets one campaign. Every failure but 'not-found' is logged and becomes 'unavailable'. */
export class GetCampaign {
  constructor(
    private readonly gateway: Pick<CampaignGateway, 'get'>,
    private readonly logger: Logger,
  ) {}

  async execute(
    id: string,
    signal?: AbortSignal,
  ): Promise<Result<Campaign, FailureOf<'not-found' | 'unavailable'>>> {
    const result = await attempt(() => this.gateway.get(id, signal), this.logger);
    if (result.ok) return result;
    const { failure } = result;
    if (failure.code === 'not-found') return fail(failure);
    if (failure.code !== 'cancelled') this.logger.error('Failed to get a campaign', { id, failure });
    return fail({ code: 'unavailable' });
  }
}
