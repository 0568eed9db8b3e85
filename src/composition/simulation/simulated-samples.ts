import {
  applicationsFormat,
  staffNotesFormat,
} from '../../adapters/mock/applications/simulated-applications';
import { dropRecords } from '../../adapters/mock/drop-records';
import { programsFormat } from '../../adapters/mock/programs/simulated-programs';
import type { RecordsFormat } from '../../adapters/mock/simulation';
import type { ResetSamples } from '../../core/settings/reset-samples.port';
import { programSamplesOf } from './program-samples';
import type { ServicePorts } from './simulated-service';

/** The formats whose samples can be put back; an area joins with its own. */
function formatsOf(ports: Pick<ServicePorts, 'clock'>): readonly Pick<RecordsFormat<unknown>, 'name'>[] {
  const { programs, samples } = programSamplesOf(ports);
  return [programsFormat(programs), applicationsFormat(samples), staffNotesFormat(samples)];
}

/** Puts the samples of this browser's simulation back. */
export function resetSamplesOfSimulation(ports: Pick<ServicePorts, 'clock'>): ResetSamples {
  return { execute: async () => dropRecords(globalThis, formatsOf(ports)) };
}
