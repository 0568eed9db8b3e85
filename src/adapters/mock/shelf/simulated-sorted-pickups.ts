import type { SortedPickups } from '../../../core/pickups/pickup.repository.port';
import { pickupsToSort } from '../../../core/shelf/goods-to-sort';
import { type PickupSamples, pickupsFormat } from '../pickups/simulated-pickup-repository';
import { type OpenFormat, simulatedRepository } from '../simulated-reads';

/** The simulation's pickups for the shelf. */
export function simulatedSortedPickups(open: OpenFormat, samples: PickupSamples): SortedPickups {
  const records = open(pickupsFormat(samples));
  return { ...simulatedRepository(records), toSort: async () => pickupsToSort(records.read()) };
}
