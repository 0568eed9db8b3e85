import { countPickups, isToSort, type Pickup, pickupSchema } from '../../../core/pickups/pickup';
import type { PickupRepository } from '../../../core/pickups/pickup.repository.port';
import { type OpenFormat, simulatedRepository } from '../simulated-reads';
import { listFormat, type SimulatedRecords } from '../simulation';

/** What is there at first. */
export type PickupSamples = () => readonly Pickup[];

/** The pickups of this browser, for the parts of the simulation that have no unit of work. */
export type SimulatedPickups = Pick<SimulatedRecords<readonly Pickup[]>, 'read' | 'write'>;

/** How a browser keeps pickups. */
export const pickupsFormat = (samples: PickupSamples) => listFormat('pickups', pickupSchema, samples);

/** The simulation's pickups within a unit of work. `deleteExpired` runs before they are listed. */
export function simulatedPickupRepository(
  open: OpenFormat,
  samples: PickupSamples,
  deleteExpired: () => Promise<void> = async () => {},
): PickupRepository {
  const records = open(pickupsFormat(samples));
  // Fetched by the first list: Home counts alone.
  const fetchLists = () => import('../../../core/pickups/pickup-query');
  return {
    ...simulatedRepository(records),
    page: async (query) => {
      await deleteExpired();
      const { pageOfPickups } = await fetchLists();
      return pageOfPickups(records.read(), query);
    },
    onDay: async (day) => (await fetchLists()).pickupsOn(records.read(), day),
    counts: async () => countPickups(records.read()),
    countToSort: async () => records.read().filter(isToSort).length,
  };
}
