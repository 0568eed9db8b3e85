import { samplePickups } from '../../../adapters/mock/pickups/sample-pickups';
import { simulatedSortedPickups } from '../../../adapters/mock/shelf/simulated-sorted-pickups';
import { ShelfService } from '../../../core/shelf/shelf.service';
import { calendarRepositories, followedService } from '../calendar/calendar-repositories';
import type { ServicePorts } from '../simulated-service';

/** The shelf of this browser's simulation. */
export function shelfOfSimulation(ports: ServicePorts) {
  const repositories = calendarRepositories(ports);
  return followedService(
    (open) => ({
      ...repositories(open),
      pickups: simulatedSortedPickups(open, () => samplePickups(ports.clock.now())),
    }),
    (unit, actor) => new ShelfService(unit, actor),
  )(ports);
}
