import { type OpenFormat, SimulatedReads } from '../../adapters/mock/simulated-reads';
import { browserSimulation } from '../../adapters/mock/simulation';
import type { User } from '../../core/account/user';
import { callOf } from '../../core/api/api';
import { fail } from '../../core/shared/result';
import type { UnitOfWork } from '../../core/unit-of-work/unit-of-work.port';
import { namedBy } from '../shared/named';

/** As simulatedService, for what only reads. */
export function simulatedReading<Repositories, Reads>(
  repositories: (open: OpenFormat) => Repositories,
  make: (unit: Pick<UnitOfWork<Repositories>, 'read'>, actor: User) => Reads,
): (actor: User) => Reads {
  const reads = new SimulatedReads(browserSimulation(globalThis), repositories);
  return (actor) => make(reads, actor);
}

/**
 * An area's service whose `reads` is there at once. The first other call fetches the whole service, so a page that only reads does
 * not wait for what changes records. Where it cannot be fetched the call is 'unavailable', and the next one tries again.
 */
export function readsFirst<Whole extends object>(
  reads: (actor: User) => Partial<Whole>,
  fetchWhole: () => Promise<(actor: User) => Whole>,
): (actor: User) => Whole {
  let fetched: ReturnType<typeof fetchWhole> | null = null;
  const wholeFor = async (actor: User) => {
    fetched ??= fetchWhole();
    try {
      return (await fetched)(actor);
    } catch {
      fetched = null;
      return null;
    }
  };
  return (actor) => {
    const early = reads(actor);
    return namedBy<Whole>((name) =>
      name in early
        ? callOf(early, name)
        : async (input: unknown) => {
            const whole = await wholeFor(actor);
            return whole ? callOf(whole, name)(input) : fail({ code: 'unavailable' });
          },
    );
  };
}
