import { SimulatedReads } from '../../../adapters/mock/simulated-reads';
import { browserSimulation } from '../../../adapters/mock/simulation';
import { PublicEventsService } from '../../../core/events/public-events.service';
import type { ServicePorts } from '../simulated-service';
import { calendarEvents } from './calendar-events';

/** The events of this browser's simulation that everybody sees. */
export function publicEventsOfSimulation(ports: Pick<ServicePorts, 'clock'>): PublicEventsService {
  const reads = new SimulatedReads(browserSimulation(globalThis), calendarEvents(ports));
  return new PublicEventsService(reads, ports.clock);
}
