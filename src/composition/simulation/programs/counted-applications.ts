import { applicationsFormat } from '../../../adapters/mock/applications/application-formats';
import { simulatedProgramRepository } from '../../../adapters/mock/programs/simulated-programs';
import { countInPrograms } from '../../../core/applications/application-counts';
import { CountedApplicationsService } from '../../../core/applications/counted-applications.service';
import type { Program } from '../../../core/programs/program';
import { type ServicePorts, simulatedService } from '../simulated-service';
import { programSamplesOf } from './program-samples';

/** How many applications this browser's simulation has. Home fetches this, and nothing else about applications. */
export function countedApplicationsOfSimulation(ports: ServicePorts) {
  const { programs, samples } = programSamplesOf(ports);
  return simulatedService(
    (open) => {
      const records = open(applicationsFormat(samples));
      return {
        programs: simulatedProgramRepository(open, programs),
        applications: {
          showCounts: async (seen: readonly Program[]) => countInPrograms(records.read(), seen),
        },
      };
    },
    (unit, actor) => new CountedApplicationsService(unit, actor),
  )(ports);
}
