import type { ForgetOldRecords } from '../../core/privacy/forget-old-records';
import type { ServicePorts } from './simulated-service';

/** Deletes what this browser has kept for long enough, whenever a list of such things is read. Its code is fetched then. */
export function forgetWhenListed(ports: Pick<ServicePorts, 'clock' | 'logger'>): () => Promise<void> {
  // One instance for all lists, so that it does not read unchanged records again.
  let forget: Promise<ForgetOldRecords> | null = null;
  return async () => {
    forget ??= import('./simulated-records').then((file) => file.oldRecordsOfSimulation(ports));
    try {
      await (await forget).execute();
    } catch {
      // Without its code nothing is deleted this time.
      forget = null;
    }
  };
}
