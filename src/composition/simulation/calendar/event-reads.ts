import { EventReads } from '../../../core/events/event-reads.service';
import { readsFirst } from '../simulated-reading';
import { type ServicePorts, simulatedUnit, staffUnit } from '../simulated-service';
import { calendarEvents } from './calendar-events';

/**
 * The events of this browser's simulation, for staff. What Home names (`between`) and counts (a page of one) needs no words in Spanish and
 * does not fetch them: of a sample, `isInSpanish` is not to be read there.
 */
export function eventsOfSimulation(ports: ServicePorts) {
  const events = calendarEvents(ports);
  const [english, both] = [simulatedUnit(events, ports), staffUnit(events, ports)];
  return readsFirst(
    (actor) => {
      const inEnglish = new EventReads(english, actor, ports.clock);
      const { upcoming, past, get } = new EventReads(both, actor, ports.clock);
      const { between, openShifts } = inEnglish;
      const pastOrCount: typeof past = (query, signal) =>
        query.size === 1 ? inEnglish.past(query, signal) : past(query, signal);
      return { upcoming, between, openShifts, get, past: pastOrCount };
    },
    async () => (await import('./simulated-events')).eventsOfSimulation(ports),
  );
}
