import { simulatedPersonRepository } from '../../adapters/mock/people/simulated-person-repository';
import { samplePickups } from '../../adapters/mock/pickups/sample-pickups';
import { simulatedSortedPickups } from '../../adapters/mock/shelf/simulated-sorted-pickups';
import { ShelfService } from '../../core/shelf/shelf.service';
import { programRepositories } from './program-repositories';
import { simulatedSamples } from './simulated-people';
import { type ServicePorts, simulatedService } from './simulated-service';

/** The shelf of this browser's simulation. */
export function shelfOfSimulation(ports: ServicePorts) {
  const repositories = programRepositories(ports);
  return simulatedService(
    (open) => ({
      ...repositories(open),
      pickups: simulatedSortedPickups(open, () => samplePickups(ports.clock.now())),
      people: simulatedPersonRepository(open, simulatedSamples).people,
    }),
    (unit, actor) => new ShelfService(unit, actor),
  )(ports);
}
