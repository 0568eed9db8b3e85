import { pbkdf2 } from '../../adapters/mock/account/pbkdf2';
import { samplePeople } from '../../adapters/mock/people/sample-people';
import { SimulatedPeople } from '../../adapters/mock/people/simulated-people';
import { browserSimulation } from '../../adapters/mock/simulation';

/** The simulated back end's people, in this browser. */
export function simulatedPeople(): SimulatedPeople {
  // Missing on a page that is not secure, although the types do not say so.
  const subtle = 'subtle' in crypto ? crypto.subtle : null;
  const hash = subtle && ((text: string) => pbkdf2(subtle, text));
  // Not the window, which is missing where pages are prerendered.
  return new SimulatedPeople(browserSimulation(globalThis), () => samplePeople(Date.now()), hash);
}
