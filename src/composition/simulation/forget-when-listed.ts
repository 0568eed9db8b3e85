import type { ServicePorts } from './simulated-service';
import { whenListed } from './when-listed';

/** Deletes what this browser has kept for long enough, whenever a list of such things is read. */
export function forgetWhenListed(ports: Pick<ServicePorts, 'clock' | 'logger'>): () => Promise<void> {
  // One instance for all lists, so that it does not read unchanged records again.
  return whenListed(
    () => import('./simulated-records').then((file) => file.oldRecordsOfSimulation(ports)),
    (forget) => forget.execute(),
  );
}
