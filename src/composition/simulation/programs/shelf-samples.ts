import { sampleShelf } from '../../../adapters/mock/shelf/sample-shelf';
import type { ShelfSamples } from '../../../adapters/mock/shelf/shelf-format';
import type { ServicePorts } from '../simulated-service';
import { MANAGERS, programSamplesOf } from './program-samples';

/** The sample moves of this browser's shelf, which fit its sample applications. */
export function shelfSamplesOf(ports: Pick<ServicePorts, 'clock'>): ShelfSamples {
  const { samples } = programSamplesOf(ports);
  const by = { parker: MANAGERS.parker, other: MANAGERS.deja };
  return () => sampleShelf(ports.clock.now(), by, samples.applications());
}
