import type { ForgetOldRecords } from '../../core/privacy/forget-old-records';
import type { Logger } from '../../core/shared/result';
import type { SimulationPorts } from './records/handed-in-records';
import type { JournalPorts } from './simulated-journal';

/** Deletes what this browser has kept for long enough, whenever a list of such things is read. Its code is fetched then. */
export function forgetWhenListed(
  ports: JournalPorts & SimulationPorts & { readonly logger: Logger },
): () => Promise<void> {
  // One instance for all lists, so that it does not read unchanged records again.
  let forget: Promise<ForgetOldRecords> | null = null;
  return async () => {
    forget ??= import('./records/simulated-old-records').then((file) => file.oldRecordsOfSimulation(ports));
    try {
      await (await forget).execute();
    } catch {
      // Without its code nothing is deleted this time.
      forget = null;
    }
  };
}
