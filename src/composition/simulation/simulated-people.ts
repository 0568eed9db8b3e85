import { type HashText, pbkdf2 } from '../../adapters/mock/account/simulated-passwords';
import { SimulatedPeople } from '../../adapters/mock/people/simulated-people';
import { browserSimulation } from '../../adapters/mock/simulation';
import { simulatedSamples } from './people-samples';

/** Hashes texts in this browser, where it lets pages do so. */
export function browserHash(): HashText {
  // Missing on a page that is not secure, although the types do not say so.
  const subtle = 'subtle' in crypto ? crypto.subtle : null;
  return subtle && ((text) => pbkdf2(subtle, text));
}

/** The simulated back end's people, in this browser. */
export function simulatedPeople(): SimulatedPeople {
  // Not the window, which is missing where pages are prerendered.
  return new SimulatedPeople(browserSimulation(globalThis), simulatedSamples, browserHash());
}
