import { loggedRead } from '../shared/logged-read';
import type { Logger } from '../shared/logger.port';
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
