import * as v from 'valibot';
import type { SortedPickups } from '../../../core/pickups/pickup.repository.port';
import { shelfSums } from '../../../core/shelf/board';
import { givenByYear, pairsGiven } from '../../../core/shelf/given-shoes';
import { pickupsToSort } from '../../../core/shelf/goods-to-sort';
import { loggedMoves, pageOfMoves } from '../../../core/shelf/logged-move';
import { reservedPairs } from '../../../core/shelf/reserved-pairs';
import type { ShelfRepository } from '../../../core/shelf/shelf.repository.port';
import { type ShelfMove, shelfMoveSchema } from '../../../core/shelf/shelf-move';
import { wantingApplications } from '../../../core/shelf/wanting-pair';
import { type ApplicationSamples, applicationsFormat } from '../applications/simulated-applications';
import { type PickupSamples, pickupsFormat } from '../pickups/simulated-pickup-repository';
import { type OpenFormat, simulatedRepository } from '../simulated-reads';
import type { RecordsFormat } from '../simulation';

/** What is there at first. */
export type ShelfSamples = () => readonly ShelfMove[];

/** How a browser keeps the log of the shelf. */
export function shelfFormat(samples: ShelfSamples): RecordsFormat<readonly ShelfMove[]> {
  return { name: 'shelf', version: 1, schema: v.array(shelfMoveSchema), samples };
}

/** The simulation's shelf within a unit of work. */
export function simulatedShelf(
  open: OpenFormat,
  samples: ShelfSamples,
  applicationSamples: ApplicationSamples,
): ShelfRepository {
  const kept = open(shelfFormat(samples));
  const records = open(applicationsFormat(applicationSamples));
  const logged = () => loggedMoves(kept.read(), records.read());
  return {
    // A browser keeps a unit in one step, and begins it again when another tab was quicker.
    lock: async () => Math.max(0, ...kept.read().map(({ place }) => place)) + 1,
    find: async (id) => logged().find((move) => move.id === id) ?? null,
    add: async (moves) => kept.write([...kept.read(), ...moves]),
    page: async (query) => pageOfMoves(logged(), query),
    ofPickups: async (ids) => logged().filter(({ pickupId }) => pickupId !== null && ids.includes(pickupId)),
    sums: async () => shelfSums(kept.read(), records.read()),
    reserved: async (ids) => reservedPairs(records.read(), kept.read(), ids),
    wanting: async (size) => wantingApplications(records.read(), size),
    pairsGivenIn: async (programId) =>
      pairsGiven(logged().filter((move) => !move.isReversed && move.programId === programId)),
    givenByYear: async () => givenByYear(kept.read(), records.read()),
  };
}

/** The simulation's pickups for the shelf. */
export function simulatedSortedPickups(open: OpenFormat, samples: PickupSamples): SortedPickups {
  const kept = open(pickupsFormat(samples));
  return { ...simulatedRepository(kept), toSort: async () => pickupsToSort(kept.read()) };
}
