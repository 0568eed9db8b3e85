import { applicationsFormat } from '../../../adapters/mock/applications/application-formats';
import { shelfFormat } from '../../../adapters/mock/shelf/shelf-format';
import { shelfSums } from '../../../core/shelf/board';
import { WantedSizesService } from '../../../core/shelf/wanted-sizes.service';
import { type ServicePorts, simulatedUnit } from '../simulated-service';
import { programSamplesOf } from './program-samples';
import { shelfSamplesOf } from './shelf-samples';

/** The sizes that this browser's simulation asks for in public. Of the shelf it reads the sums alone, since every visitor fetches this. */
export function wantedSizesOfSimulation(ports: Pick<ServicePorts, 'clock' | 'ids'>): WantedSizesService {
  const [{ samples }, shelf] = [programSamplesOf(ports), shelfSamplesOf(ports)];
  return new WantedSizesService(
    simulatedUnit((open) => {
      const [moves, applications] = [open(shelfFormat(shelf)), open(applicationsFormat(samples))];
      return { shelf: { sums: async () => shelfSums(moves.read(), applications.read()) } };
    }, ports),
  );
}
