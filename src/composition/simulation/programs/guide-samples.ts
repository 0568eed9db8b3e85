import { sampleCompletions, sampleGuides } from '../../../adapters/mock/guides/sample-guides';
import type { GuideSamples } from '../../../adapters/mock/guides/simulated-guide-reads';
import type { ServicePorts } from '../simulated-service';
import { SAMPLE_READERS } from './program-samples';

/** The sample guides of this browser, and who has done which training at first. */
export function guideSamplesOf({ clock }: Pick<ServicePorts, 'clock'>): GuideSamples {
  return {
    guides: () => sampleGuides(clock.now(), SAMPLE_READERS),
    completions: () => sampleCompletions(clock.now(), SAMPLE_READERS),
  };
}
