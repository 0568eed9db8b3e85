import { attempt, type FailureOf, type Logger, type Result } from '../shared/result';
import type { Campaign } from './campaign';
import type { CampaignGateway, CampaignReadFailure } from './campaign-gateway.port';

/** Reads campaigns. A failure is logged. */
export class ReadCampaigns {
  constructor(
    private readonly gateway: Pick<CampaignGateway, 'list' | 'listActive' | 'get'>,
    private readonly logger: Logger,
  ) {}

  /** Every campaign, for admins. */
  all(signal?: AbortSignal): Promise<Result<readonly Campaign[], CampaignReadFailure>> {
    return loggedRead(this.logger, 'Failed to list campaigns', () => this.gateway.list(signal));
  }

  /** The campaigns that visitors see, also those that have ended: `isActive` alone decides. */
  async active(signal?: AbortSignal): Promise<Result<readonly Campaign[], CampaignReadFailure>> {
    const listed = await loggedRead(this.logger, 'Failed to list campaigns', () =>
      this.gateway.listActive(signal),
    );
    return listed.ok ? { ...listed, value: listed.value.filter(({ isActive }) => isActive) } : listed;
  }

  /** One campaign. */
  one(
    id: string,
    signal?: AbortSignal,
  ): Promise<Result<Campaign, CampaignReadFailure | FailureOf<'not-found'>>> {
    return loggedRead(this.logger, `Failed to get the campaign ${id}`, () => this.gateway.get(id, signal));
  }
}

/** Runs a read and logs a failure under `message`. Not logged: 'cancelled' and 'not-found'. */
async function loggedRead<T, F extends { readonly code: string }>(
  logger: Logger,
  message: string,
  read: () => Promise<Result<T, F>>,
): Promise<Result<T, F | FailureOf<'unavailable'>>> {
  const result = await attempt(read, logger);
  if (!result.ok && !['cancelled', 'not-found'].includes(result.failure.code))
    logger.error(message, result.failure);
  return result;
}
