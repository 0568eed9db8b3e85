import { MockInbox, type SimulationPorts } from '../adapters/mock/mock-inbox';
import { MockPickups } from '../adapters/mock/mock-pickups';
import type { SimulatedJournal } from '../adapters/mock/simulated-journal';
import { browserSimulation } from '../adapters/mock/simulation';

/**
 * Where this browser keeps what its own forms hand in; fetched when the first form is sent. `forgetOld` runs before
 * anything is listed.
 */
export function simulatedInbox(
  ports: SimulationPorts,
  journal: Pick<SimulatedJournal, 'note'> | null = null,
  forgetOld?: () => Promise<void>,
) {
  const place = browserSimulation(window);
  return {
    messages: new MockInbox(place, ports, undefined, forgetOld),
    pickups: new MockPickups(place, ports, undefined, journal, forgetOld),
  };
}
