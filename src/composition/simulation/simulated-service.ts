import { type OpenFormat, SimulatedReads } from '../../adapters/mock/simulated-reads';
import { browserSimulation } from '../../adapters/mock/simulation';
import type { User } from '../../core/account/user';
import { fail } from '../../core/shared/result';
import type { UnitOfWork } from '../../core/unit-of-work/unit-of-work.port';
import type { ServicePorts } from './bind-simulated-port';

/** Makes an area's service for each person who calls, on the records of this browser. The first write fetches what writes. */
export function simulatedService<Repositories, Service>(
  repositories: (open: OpenFormat) => Repositories,
  make: (unit: UnitOfWork<Repositories>, actor: User) => Service,
) {
  return (ports: ServicePorts): ((actor: User) => Service) => {
    const place = browserSimulation(globalThis);
    const reads = new SimulatedReads(place, repositories);
    const fetchUnits = () =>
      import('../../adapters/mock/simulated-unit-of-work').then(
        (file) => new file.SimulatedUnitOfWork(place, repositories, ports),
        () => null,
      );
    const unit: UnitOfWork<Repositories> = {
      read: (look) => reads.read(look),
      write: async (work) => (await fetchUnits())?.write(work) ?? fail({ code: 'unavailable' }),
    };
    return (actor) => make(unit, actor);
  };
}
