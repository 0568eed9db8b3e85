import { attempt } from '../shared/attempt';
import type { FailureOf } from '../shared/failure';
import type { Logger } from '../shared/logger.port';
import type { Result } from '../shared/result';
import type { Campaign } from './campaign';
import type { CampaignGateway, CampaignReadFailure } from './campaign-gateway.port';

/** Reads campaigns. A failure is logged; that the caller cancelled is none, and neither is a campaign that is gone. */
export class ReadCampaigns {
  constructor(
    private readonly gateway: Pick<CampaignGateway, 'list' | 'listActive' | 'get'>,
    private readonly logger: Logger,
  ) {}

  /** Every campaign, for admins. */
  all(signal?: AbortSignal): Promise<Result<readonly Campaign[], CampaignReadFailure>> {
    return this.logged('Failed to list campaigns', () => this.gateway.list(signal));
  }

  /** The campaigns that visitors see, also those that have ended: `isActive` alone decides. */
  async active(signal?: AbortSignal): Promise<Result<readonly Campaign[], CampaignReadFailure>> {
    const listed = await this.logged('Failed to list campaigns', () => this.gateway.listActive(signal));
    return listed.ok ? { ...listed, value: listed.value.filter(({ isActive }) => isActive) } : listed;
  }

  /** One campaign. */
  one(
    id: string,
    signal?: AbortSignal,
  ): Promise<Result<Campaign, CampaignReadFailure | FailureOf<'not-found'>>> {
    return this.logged(`Failed to get the campaign ${id}`, () => this.gateway.get(id, signal));
  }

  private async logged<T, F extends { readonly code: string }>(
    message: string,
    read: () => Promise<Result<T, F>>,
  ): Promise<Result<T, F | FailureOf<'unavailable'>>> {
    const result = await attempt(read, this.logger);
    const isExpected = !result.ok && ['cancelled', 'not-found'].includes(result.failure.code);
    if (!result.ok && !isExpected) this.logger.error(message, result.failure);
    return result;
  }
}
