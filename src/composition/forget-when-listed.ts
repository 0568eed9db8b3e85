import type { SimulationPorts } from '../adapters/mock/mock-inbox';
import type { Logger } from '../core/shared/logger.port';
import type { JournalPorts } from './simulated-journal';

/** Deletes what this browser has kept for long enough, whenever a list of such things is read. Its code is fetched then. */
export function forgetWhenListed(
  ports: JournalPorts & SimulationPorts & { readonly logger: Logger },
): () => Promise<void> {
  return () =>
    import('./simulated-old-records').then(
      (file) => file.forgetOldRecords(ports),
      // Without its code nothing is deleted this time.
      () => {},
    );
}
