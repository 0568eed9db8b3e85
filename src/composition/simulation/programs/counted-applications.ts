import { simulatedApplicationReads } from '../../../adapters/mock/applications/simulated-application-reads';
import { simulatedProgramRepository } from '../../../adapters/mock/programs/simulated-programs';
import { CountedApplicationsService } from '../../../core/applications/counted-applications.service';
import { simulatedReading } from '../simulated-reading';
import type { ServicePorts } from '../simulated-service';
import { programSamplesOf } from './program-samples';

/** How many applications this browser's simulation has. Home fetches this, and nothing else about applications. */
export function countedApplicationsOfSimulation(ports: ServicePorts) {
  const { programs, samples } = programSamplesOf(ports);
  return simulatedReading(
    (open) => ({
      programs: simulatedProgramRepository(open, programs),
      applications: simulatedApplicationReads(open, samples),
    }),
    (unit, actor) => new CountedApplicationsService(unit, actor),
  );
}
