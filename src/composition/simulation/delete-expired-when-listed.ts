import type { ServicePorts } from './simulated-service';
import { whenListed } from './when-listed';

/** Deletes expired records of this browser whenever a list of such records is read. */
export function deleteExpiredWhenListed(ports: Pick<ServicePorts, 'clock' | 'logger'>): () => Promise<void> {
  // One instance for all lists, so that it does not read unchanged records again.
  return whenListed(
    () => import('./simulated-records').then((file) => file.deleteExpiredInSimulation(ports)),
    (deleteExpired) => deleteExpired.execute(),
  );
}
