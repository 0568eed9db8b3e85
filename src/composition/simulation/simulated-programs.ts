import { simulatedPersonRepository } from '../../adapters/mock/people/simulated-person-repository';
import { samplePrograms } from '../../adapters/mock/programs/sample-programs';
import { simulatedProgramRepository } from '../../adapters/mock/programs/simulated-programs';
import { ProgramsService } from '../../core/programs/programs.service';
import { simulatedSamples } from './simulated-people';
import { type ServicePorts, simulatedService } from './simulated-service';

/** Who manages the sample programs, by the ids of the sample people. */
const MANAGERS = { parker: 'account-2', deja: 'person-4', priya: 'person-16' };

/** The programs of this browser's simulation. */
export function programsOfSimulation(ports: ServicePorts) {
  const samples = () => samplePrograms(ports.clock.now(), MANAGERS);
  return simulatedService(
    (open) => ({
      programs: simulatedProgramRepository(open, samples),
      people: simulatedPersonRepository(open, simulatedSamples).people,
      applications: { counts: async () => new Map() },
    }),
    (unit, actor) => new ProgramsService(unit, actor),
  )(ports);
}
