import { simulatedWorkPages } from '../../../adapters/mock/signups/simulated-work-pages';
import { HourReads } from '../../../core/hours/hour-reads.service';
import { readsFirst, simulatedReading } from '../simulated-reading';
import type { ServicePorts } from '../simulated-service';
import { calendarReads } from './calendar-reads';
import { calendarSamplesOf } from './calendar-samples';

/** The hours that staff approve in this browser's simulation. */
export function hoursOfSimulation(ports: ServicePorts) {
  const [reads, samples] = [calendarReads(ports), calendarSamplesOf(ports)];
  return readsFirst(
    simulatedReading(
      (open) => ({ ...reads(open), works: simulatedWorkPages(open, samples.signups) }),
      (unit, actor) => new HourReads(unit, actor),
    ),
    async () => (await import('./simulated-signups')).hoursOfSimulation(ports),
  );
}
