import { simulatedProgramRepository } from '../../../adapters/mock/programs/simulated-programs';
import { OwnTrainings } from '../../../core/guides/own-trainings.service';
import { readsFirst, simulatedReading } from '../simulated-reading';
import type { ServicePorts } from '../simulated-service';
import { guideReads } from './guide-reads';
import { programSamplesOf } from './program-samples';

/** The guides of this browser's simulation, for those whom they are for. */
export function ownGuidesOfSimulation(ports: ServicePorts) {
  const [{ programs }, guides] = [programSamplesOf(ports), guideReads(ports)];
  return readsFirst(
    simulatedReading(
      (open) => ({
        programs: simulatedProgramRepository(open, programs),
        ...guides(open),
      }),
      (unit, actor) => new OwnTrainings(unit, actor),
    ),
    async () => (await import('./simulated-guides')).ownGuidesOfSimulation(ports),
  );
}
