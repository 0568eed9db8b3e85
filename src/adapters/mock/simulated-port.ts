import { actorWith } from '../../core/access/actor-with';
import type { Session, SessionKeeper } from '../../core/account/session.port';
import type { User } from '../../core/account/user';
import { type Api, callOf, type PortOf, portOf } from '../../core/api/api';
import { fail } from '../../core/shared/result';
import type { Scheduler } from '../../core/shared/system.port';
import { delay } from '../../core/shared/time/delay';
import { LATENCY_MS } from './latency';

const latencies: Readonly<Record<string, number>> = LATENCY_MS;

/** What the simulation of an API needs. */
export interface SimulatedPortPorts {
  readonly session: Session;
  /** The session as commands are decided by it; left out where that is the same. */
  readonly commands?: Session;
  /** Has the person sign in again when their session has ended. */
  readonly keeper: Pick<SessionKeeper, 'keep'>;
  readonly scheduler: Scheduler;
}

/**
 * Simulates the server of an API: after a delay it asks the policy, as the server does, and then the service, whose code
 * the first call fetches.
 */
export function simulatedPort<A extends Api>(
  api: A,
  { session, commands = session, keeper, scheduler }: SimulatedPortPorts,
  fetchService: () => Promise<(actor: User) => PortOf<A>>,
): PortOf<A> {
  let fetched: ReturnType<typeof fetchService> | null = null;
  /** Null where its code cannot be fetched now; the next call tries again. */
  const fetchOnce = () => {
    fetched ??= fetchService();
    return fetched.catch(() => {
      fetched = null;
      return null;
    });
  };
  return portOf(
    api,
    (name, { kind, right }) =>
      (input, signal) =>
        keeper.keep(async () => {
          await delay(scheduler, latencies[`${api.area}.${name}`] ?? LATENCY_MS[kind], signal);
          if (signal?.aborted) return fail({ code: 'cancelled' });
          const isQuery = kind === 'query';
          const result = await actorWith(right, isQuery ? session : commands, isQuery);
          if (!result.ok) return result;
          const serviceFor = await fetchOnce();
          return serviceFor ? callOf(serviceFor(result.value), name)(input) : fail({ code: 'unavailable' });
        }),
  );
}
