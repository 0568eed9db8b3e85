import { simulatedApplicationReads } from '../../../adapters/mock/applications/simulated-application-reads';
import { simulatedProgramRepository } from '../../../adapters/mock/programs/simulated-programs';
import { simulatedReservedPairs } from '../../../adapters/mock/shelf/simulated-reserved-pairs';
import { OwnApplicationList } from '../../../core/applications/own/own-application-list.service';
import { readsFirst, simulatedReading } from '../simulated-reading';
import type { ServicePorts } from '../simulated-service';
import { programSamplesOf } from './program-samples';
import { shelfSamplesOf } from './shelf-samples';

/** Everybody's own applications in this browser's simulation. */
export function ownApplicationsOfSimulation(ports: ServicePorts) {
  const { programs, samples } = programSamplesOf(ports);
  const shelf = shelfSamplesOf(ports);
  return readsFirst(
    simulatedReading(
      (open) => ({
        programs: simulatedProgramRepository(open, programs),
        applications: simulatedApplicationReads(open, samples),
        shelf: simulatedReservedPairs(open, shelf, samples),
      }),
      (unit, actor) => new OwnApplicationList(unit, actor),
    ),
    async () => (await import('./simulated-own-applications')).ownApplicationsOfSimulation(ports),
  );
}
