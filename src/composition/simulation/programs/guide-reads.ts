import { simulatedGuideReads } from '../../../adapters/mock/guides/simulated-guide-reads';
import type { OpenFormat } from '../../../adapters/mock/simulated-reads';
import type { ServicePorts } from '../simulated-service';
import { guideSamplesOf } from './guide-samples';

/** What most pages read of the guides of this browser, and of who has done which training. */
export function guideReads(ports: Pick<ServicePorts, 'clock'>) {
  const samples = guideSamplesOf(ports);
  return (open: OpenFormat) => simulatedGuideReads(open, samples);
}
