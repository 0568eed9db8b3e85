import type { Logger } from '../shared/result';
import type { Campaigns } from './campaigns.api';
import { type ListActiveCampaigns, loggedRead } from './list-active-campaigns';

/** Reads campaigns for people who are signed in. A failure is logged. */
export class ReadCampaigns {
  constructor(
    private readonly campaigns: Pick<Campaigns, 'list' | 'get'>,
    private readonly listActive: Pick<ListActiveCampaigns, 'execute'>,
    private readonly mayListAll: () => boolean,
    private readonly logger: Logger,
  ) {}

  /** Every campaign for admins. Who keeps the gifts need not see the inactive ones. */
  all(signal?: AbortSignal): ReturnType<Campaigns['list']> {
    if (!this.mayListAll()) return this.listActive.execute(signal);
    return loggedRead(this.logger, 'Failed to list campaigns', () => this.campaigns.list(undefined, signal));
  }

  /** One campaign. */
  one(id: string, signal?: AbortSignal): ReturnType<Campaigns['get']> {
    return loggedRead(this.logger, `Failed to get the campaign ${id}`, () =>
      this.campaigns.get({ id }, signal),
    );
  }
}
