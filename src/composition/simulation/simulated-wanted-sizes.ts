import { simulatedShelf } from '../../adapters/mock/shelf/simulated-shelf';
import { WantedSizesService } from '../../core/shelf/wanted-sizes.service';
import { programSamplesOf } from './program-samples';
import { type ServicePorts, simulatedUnit } from './simulated-service';

/** The sizes that this browser's simulation asks for in public. */
export function wantedSizesOfSimulation(ports: Pick<ServicePorts, 'clock' | 'ids'>): WantedSizesService {
  const { samples, shelf } = programSamplesOf(ports);
  return new WantedSizesService(
    simulatedUnit((open) => ({ shelf: simulatedShelf(open, shelf, samples) }), ports),
  );
}
