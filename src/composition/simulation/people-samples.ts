import { samplePeople } from '../../adapters/mock/people/sample-people';

/** Who is there at first. */
export const simulatedSamples = () => samplePeople(Date.now());
