import { simulatedPersonRepository } from '../../adapters/mock/people/simulated-person-repository';
import { ProgramsService } from '../../core/programs/programs.service';
import { programRepositories } from './simulated-applications';
import { simulatedSamples } from './simulated-people';
import { type ServicePorts, simulatedService } from './simulated-service';

/** The programs of this browser's simulation. */
export function programsOfSimulation(ports: ServicePorts) {
  const repositories = programRepositories(ports);
  return simulatedService(
    (open) => ({ ...repositories(open), people: simulatedPersonRepository(open, simulatedSamples).people }),
    (unit, actor) => new ProgramsService(unit, actor),
  )(ports);
}
