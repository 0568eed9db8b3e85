import type { Repository } from '../unit-of-work/repository.port';
import type { Campaign } from './campaign';

/** Where campaigns are kept. What it answers has what the gifts bring; that is never kept. */
export interface CampaignRepository extends Repository<Campaign> {
  /** Every campaign, in the order of creation. */
  list(): Promise<readonly Campaign[]>;
  /** Those with `isActive`, in the order of creation. */
  active(): Promise<readonly Campaign[]>;
}
