import { reservedPairs } from '../../../core/shelf/reserved-pairs';
import type { ShelfRepository } from '../../../core/shelf/shelf.repository.port';
import { type ApplicationSamples, applicationsFormat } from '../applications/application-formats';
import type { OpenFormat } from '../simulated-reads';
import { type ShelfSamples, shelfFormat } from './shelf-format';

/** The pairs of the simulation's shelf that lie there for somebody. */
export function simulatedReservedPairs(
  open: OpenFormat,
  samples: ShelfSamples,
  applicationSamples: ApplicationSamples,
): Pick<ShelfRepository, 'reserved'> {
  const [moves, records] = [open(shelfFormat(samples)), open(applicationsFormat(applicationSamples))];
  return { reserved: async (ids) => reservedPairs(records.read(), moves.read(), ids) };
}
