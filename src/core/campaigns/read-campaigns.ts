import { attempt } from '../shared/attempt';
import type { FailureOf } from '../shared/failure';
import type { Logger } from '../shared/logger.port';
import { fail, type Result } from '../shared/result';
import type { Campaign } from './campaign';
import type { CampaignGateway } from './campaign-gateway.port';

/** Reads campaigns. A failure is logged; that the caller cancelled is none. */
export class ReadCampaigns {
  constructor(
    private readonly gateway: Pick<CampaignGateway, 'list' | 'listActive' | 'get'>,
    private readonly logger: Logger,
  ) {}

  /** Every campaign, for admins; an empty list when the fetch fails. */
  all(signal?: AbortSignal): Promise<readonly Campaign[]> {
    return this.listed(() => this.gateway.list(signal));
  }

  /** The campaigns that visitors see, also those that have ended: `isActive` alone decides. Empty when the fetch fails. */
  async active(signal?: AbortSignal): Promise<readonly Campaign[]> {
    const campaigns = await this.listed(() => this.gateway.listActive(signal));
    return campaigns.filter(({ isActive }) => isActive);
  }

  /** One campaign. Every failure but 'not-found' becomes 'unavailable'. */
  async one(
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

  private async listed(list: () => ReturnType<CampaignGateway['list']>): Promise<readonly Campaign[]> {
    const result = await attempt(list, this.logger);
    if (result.ok) return result.value;
    if (result.failure.code !== 'cancelled') this.logger.error('Failed to list campaigns', result.failure);
    return [];
  }
}
