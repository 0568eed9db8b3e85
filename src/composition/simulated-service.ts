import { type OpenFormat, SimulatedUnitOfWork } from '../adapters/mock/simulated-unit-of-work';
import { browserSimulation } from '../adapters/mock/simulation';
import type { User } from '../core/auth/user';
import type { UnitOfWork } from '../core/unit-of-work/unit-of-work.port';
import type { ServicePorts } from './bind-simulated-port';

/** Makes an area's service for each person who calls, on the records of this browser. */
export function simulatedService<Repositories, Service>(
  repositories: (open: OpenFormat) => Repositories,
  make: (unit: UnitOfWork<Repositories>, actor: User) => Service,
) {
  return (ports: ServicePorts): ((actor: User) => Service) => {
    const unit = new SimulatedUnitOfWork(browserSimulation(globalThis), repositories, ports);
    return (actor) => make(unit, actor);
  };
}
