import { type OpenFormat, SimulatedReads } from '../../adapters/mock/simulated-reads';
import { browserSimulation, type SimulationPlace } from '../../adapters/mock/simulation';
import type { Session, SessionHint } from '../../core/account/session.port';
import type { User } from '../../core/account/user';
import type { ContentStore } from '../../core/content/content-store.port';
import { fail, type Logger } from '../../core/shared/result';
import type { Clock, IdSource, Scheduler } from '../../core/shared/system.port';
import type { UnitOfWork } from '../../core/unit-of-work/unit-of-work.port';

/** What a service of the simulation is made of. */
export interface ServicePorts {
  readonly session: Session;
  /** What this browser remembers of who is signed in; here it is the session. */
  readonly hint: Pick<SessionHint, 'write'>;
  readonly scheduler: Scheduler;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly content: Pick<ContentStore, 'load'>;
}

/** Units of work on the records of this browser. The first write fetches what writes. */
export function simulatedUnit<Repositories>(
  repositories: (open: OpenFormat) => Repositories,
  ports: Pick<ServicePorts, 'clock' | 'ids'>,
  place: SimulationPlace = browserSimulation(globalThis),
): UnitOfWork<Repositories> {
  const reads = new SimulatedReads(place, repositories);
  const fetchUnits = () =>
    import('./simulated-units').then(
      (file) => file.simulatedUnits(place, repositories, ports),
      () => null,
    );
  return {
    read: (look) => reads.read(look),
    write: async (work) => (await fetchUnits())?.write(work) ?? fail({ code: 'unavailable' }),
    writeTogether: async (request, work) =>
      (await fetchUnits())?.writeTogether(request, work) ?? fail({ code: 'unavailable' }),
  };
}

/**
 * As simulatedUnit, for staff, who write the words of records in Spanish: pages in English fetch those of the samples first. Where
 * they cannot be fetched, the samples are in English, and the next call tries again.
 */
export function staffUnit<Repositories>(
  repositories: (open: OpenFormat) => Repositories,
  ports: Pick<ServicePorts, 'clock' | 'ids'>,
  place?: SimulationPlace,
): UnitOfWork<Repositories> {
  const english = simulatedUnit(repositories, ports, place);
  if (import.meta.env.VITE_LANGUAGE === 'es') return english;
  let both: UnitOfWork<Repositories> | null = null;
  const fetchUnit = async () => {
    const words = await import('../../adapters/mock/sample-words/staff-words').catch(() => null);
    if (!words) return both ?? english;
    both ??= simulatedUnit(
      (open) => repositories((format) => open(words.inBothLanguages(format))),
      ports,
      place,
    );
    return both;
  };
  return {
    read: async (look) => (await fetchUnit()).read(look),
    write: async (work) => (await fetchUnit()).write(work),
    writeTogether: async (request, work) => (await fetchUnit()).writeTogether(request, work),
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
