import type { User } from '../../core/account/user';
import { type Api, callOf, type PortOf } from '../../core/api/api';
import { attempt, type Logger } from '../../core/shared/result';
import { namedBy } from '../shared/named';
import type { ServicePorts } from '../simulation/simulated-service';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

/** Makes an area's service for each person who calls. */
type ServiceOf<A extends Api> = (actor: User) => PortOf<A>;

/** Fetches what makes an area's service in this browser; false in the build for the server. */
export type FetchService<A extends Api> =
  | false
  | (() => Promise<(ports: ServicePorts) => ServiceOf<A> | Promise<ServiceOf<A>>>);

/** Makes the port of an API that is there: its client, or what simulates it. */
export type Serve = <A extends Api>(api: A, fetchService: FetchService<A>) => PortOf<A>;

/** One area in the browser. Its code comes with the first call, or with a page that names it. */
export interface Area<Port> {
  /** Fetches what the first call would fetch. */
  readonly fetch: () => Promise<unknown>;
  /** Makes its port. Where the code cannot be fetched, a call is 'unavailable', and the next one tries again. */
  readonly port: (serve: Serve, logger: Logger) => Port;
}

/** An area by its API and, in the build for the simulation, its service. */
export function area<A extends Api>(
  fetchApi: () => Promise<A>,
  fetchService: FetchService<A>,
): Area<PortOf<A>> {
  return {
    fetch: () => Promise.all([fetchApi(), fetchService ? fetchService() : null]),
    port: (serve, logger) => latePort(async () => serve(await fetchApi(), fetchService), logger),
  };
}

/** An area that only a server has: its port is null in the simulation. */
export function serverArea<A extends Api>(fetchApi: () => Promise<A>): Area<PortOf<A> | null> {
  return SIMULATED ? { fetch: async () => null, port: () => null } : area(fetchApi, false);
}

function latePort<A extends Api>(fetchPort: () => Promise<PortOf<A>>, logger: Logger): PortOf<A> {
  let fetched: Promise<PortOf<A>> | null = null;
  const fetchOnce = () => {
    fetched ??= fetchPort();
    return fetched.catch((error: unknown) => {
      // The next call tries again.
      fetched = null;
      throw error;
    });
  };
  return namedBy(
    (name) => (input: unknown, signal?: AbortSignal) =>
      attempt(async () => callOf(await fetchOnce(), name)(input, signal), logger),
  );
}
