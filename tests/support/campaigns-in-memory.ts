import {
  campaignPlace,
  simulatedCampaignRepository,
} from '../../src/adapters/mock/campaigns/simulated-campaigns';
import { SimulatedUnitOfWork } from '../../src/adapters/mock/simulated-unit-of-work';
import type { Campaign } from '../../src/core/campaigns/campaign';
import { CampaignsService } from '../../src/core/campaigns/campaigns.service';
import type { UnitOfWork } from '../../src/core/unit-of-work/unit-of-work.port';
import { CountingIds } from './counting-ids';
import { FakeStorage } from './fake-storage';
import { FakeTime } from './fake-time';

/** The simulation's service on the campaigns of a tab, answered at once. `through` wraps its units of work. */
export function campaignsInMemory(
  campaigns: readonly Campaign[] | (() => readonly Campaign[]),
  {
    time = new FakeTime(),
    storage = new FakeStorage() as Pick<Storage, 'getItem' | 'setItem'>,
    storedGifts = (): string | null => null,
    through = <T>(unit: UnitOfWork<T>) => unit,
  } = {},
): CampaignsService {
  const samples = typeof campaigns === 'function' ? campaigns : () => campaigns;
  const unit = new SimulatedUnitOfWork(
    campaignPlace(storage),
    (open) => ({ campaigns: simulatedCampaignRepository(open, samples, storedGifts) }),
    { clock: time, ids: new CountingIds() },
  );
  return new CampaignsService(through(unit));
}
