import type { CampaignListViewModel } from '../campaign-list.view-model';

/** Every campaign, for admins. */
export class CampaignManagementViewModel {
  constructor(readonly list: CampaignListViewModel) {}

  start(): () => void {
    return this.list.start();
  }
}
