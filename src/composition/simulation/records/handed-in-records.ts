import { sampleMessages } from '../../../adapters/mock/messages/sample-messages';
import { messagesFormat } from '../../../adapters/mock/messages/simulated-message-repository';
import { SimulatedPickups } from '../../../adapters/mock/pickups/simulated-pickups';
import { browserSimulation, SimulatedRecords } from '../../../adapters/mock/simulation';
import type { Clock, IdSource, Scheduler } from '../../../core/shared/system.port';

/** What the simulated back end depends on. */
export interface SimulationPorts {
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly scheduler: Scheduler;
}

/** What visitors of this browser have sent with its forms, for parts of the simulation that have no unit of work. */
export function handedInRecords(ports: Pick<SimulationPorts, 'clock'>) {
  const place = browserSimulation(window);
  const samples = () => sampleMessages(ports.clock.now());
  return {
    messages: new SimulatedRecords(place, messagesFormat(samples)),
    pickups: new SimulatedPickups(place, ports),
  };
}
