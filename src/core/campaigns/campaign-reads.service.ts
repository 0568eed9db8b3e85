import { ok, orFail } from '../shared/result';
import type { UnitOfWork } from '../unit-of-work/unit-of-work.port';
import type { CampaignRepository } from './campaign.repository.port';
import type { ActiveCampaigns, Campaigns } from './campaigns.api';

/** What campaigns are kept with. */
export interface CampaignRepositories {
  readonly campaigns: CampaignRepository;
}

/** Answers what is asked of the campaigns, and changes none. */
export class CampaignReads implements Pick<Campaigns, 'list' | 'get'>, ActiveCampaigns {
  constructor(protected readonly unit: Pick<UnitOfWork<CampaignRepositories>, 'read'>) {}

  list: Campaigns['list'] = () => this.unit.read(async ({ campaigns }) => ok(await campaigns.list()));
  active: ActiveCampaigns['active'] = () =>
    this.unit.read(async ({ campaigns }) => ok(await campaigns.active()));
  get: Campaigns['get'] = ({ id }) =>
    this.unit.read(async ({ campaigns }) => orFail(await campaigns.find(id), 'not-found'));
}
