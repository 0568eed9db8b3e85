import { attempt, type FailureOf, type Logger, type Result } from '../shared/result';
import type { ActiveCampaigns } from './campaigns.api';

/** Lists the campaigns that visitors see, also those that have ended: `isActive` alone decides. A failure is logged. */
export class ListActiveCampaigns {
  constructor(
    private readonly campaigns: ActiveCampaigns,
    private readonly logger: Logger,
  ) {}

  async execute(signal?: AbortSignal): ReturnType<ActiveCampaigns['active']> {
    const listed = await loggedRead(this.logger, 'Failed to list campaigns', () =>
      this.campaigns.active(undefined, signal),
    );
    return listed.ok ? { ...listed, value: listed.value.filter(({ isActive }) => isActive) } : listed;
  }
}

/** Runs a read and logs a failure under `message`. Not logged: 'cancelled' and 'not-found'. */
export async function loggedRead<T, F extends { readonly code: string }>(
  logger: Logger,
  message: string,
  read: () => Promise<Result<T, F>>,
): Promise<Result<T, F | FailureOf<'unavailable'>>> {
  const result = await attempt(read, logger);
  if (!result.ok && !['cancelled', 'not-found'].includes(result.failure.code))
    logger.error(message, result.failure);
  return result;
}
