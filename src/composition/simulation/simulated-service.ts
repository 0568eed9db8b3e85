import { type OpenFormat, SimulatedReads } from '../../adapters/mock/simulated-reads';
import { browserSimulation } from '../../adapters/mock/simulation';
import type { User } from '../../core/account/user';
import { fail } from '../../core/shared/result';
import type { UnitOfWork } from '../../core/unit-of-work/unit-of-work.port';
import type { ServicePorts } from './bind-simulated-port';

/** Units of work on the records of this browser. The first write fetches what writes. */
export function simulatedUnit<Repositories>(
  repositories: (open: OpenFormat) => Repositories,
  ports: Pick<ServicePorts, 'clock' | 'ids'>,
): UnitOfWork<Repositories> {
  const place = browserSimulation(globalThis);
  const reads = new SimulatedReads(place, repositories);
  const fetchUnits = () =>
    import('../../adapters/mock/simulated-unit-of-work').then(
      (file) => new file.SimulatedUnitOfWork(place, repositories, ports),
      () => null,
    );
  return {
    read: (look) => reads.read(look),
    write: async (work) => (await fetchUnits())?.write(work) ?? fail({ code: 'unavailable' }),
  };
}

/** Makes an area's service for each person who calls, on the records of this browser. */
export function simulatedService<Repositories, Service>(
  repositories: (open: OpenFormat) => Repositories,
  make: (unit: UnitOfWork<Repositories>, actor: User) => Service,
) {
  return (ports: ServicePorts): ((actor: User) => Service) => {
    const unit = simulatedUnit(repositories, ports);
    return (actor) => make(unit, actor);
  };
}
