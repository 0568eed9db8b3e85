import { goodsByYear, isPickupOf } from '../../../core/pickups/own-pickup';
import type { OwnPickupRepository } from '../../../core/pickups/pickup.repository.port';
import type { OpenFormat } from '../simulated-reads';
import { type PickupSamples, pickupsFormat } from './simulated-pickup-repository';

/** The simulation's pickups for one's own giving. Home, which counts pickups, does not fetch this. */
export function simulatedOwnPickups(open: OpenFormat, samples: PickupSamples): OwnPickupRepository {
  const records = open(pickupsFormat(samples));
  return {
    of: async (email) => records.read().filter((pickup) => isPickupOf(pickup, email)),
    goodsByYear: async () => goodsByYear(records.read()),
  };
}
