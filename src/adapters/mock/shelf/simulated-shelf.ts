import { shelfSums } from '../../../core/shelf/board';
import { givenByYear, pairsGiven } from '../../../core/shelf/given-shoes';
import { loggedMoves, pageOfMoves } from '../../../core/shelf/logged-move';
import type { ShelfRepository } from '../../../core/shelf/shelf.repository.port';
import { wantingApplications } from '../../../core/shelf/shoe-applicant';
import { type ApplicationSamples, applicationsFormat } from '../applications/application-formats';
import type { OpenFormat } from '../simulated-reads';
import { type ShelfSamples, shelfFormat } from './shelf-format';
import { simulatedReservedPairs } from './simulated-reserved-pairs';

/** The simulation's shelf within a unit of work. */
export function simulatedShelf(
  open: OpenFormat,
  samples: ShelfSamples,
  applicationSamples: ApplicationSamples,
): ShelfRepository {
  const log = open(shelfFormat(samples));
  const records = open(applicationsFormat(applicationSamples));
  const logged = () => loggedMoves(log.read(), records.read());
  return {
    // A browser keeps a unit in one step, and begins it again when another tab was quicker.
    lock: async () => Math.max(0, ...log.read().map(({ place }) => place)) + 1,
    find: async (id) => logged().find((move) => move.id === id) ?? null,
    hasAny: async (ids) => log.read().some(({ id }) => ids.includes(id)),
    add: async (moves) => log.write([...log.read(), ...moves]),
    page: async (query) => pageOfMoves(logged(), query),
    ofPickups: async (ids) => logged().filter(({ pickupId }) => pickupId !== null && ids.includes(pickupId)),
    sums: async () => shelfSums(log.read(), records.read()),
    ...simulatedReservedPairs(open, samples, applicationSamples),
    wanting: async () => wantingApplications(records.read()),
    pairsGivenIn: async (programId) =>
      pairsGiven(logged().filter((move) => !move.isReversed && move.programId === programId)),
    givenByYear: async () => givenByYear(log.read(), records.read()),
  };
}
