import { MockInbox, type SimulationPorts } from '../../adapters/mock/messages/mock-inbox';
import { SimulatedPickups } from '../../adapters/mock/pickups/simulated-pickups';
import { browserSimulation } from '../../adapters/mock/simulation';

/** Where this browser keeps what its own forms hand in; fetched when the first form is sent. */
export function simulatedInbox(ports: SimulationPorts) {
  const place = browserSimulation(window);
  return { messages: new MockInbox(place, ports), pickups: new SimulatedPickups(place, ports) };
}
