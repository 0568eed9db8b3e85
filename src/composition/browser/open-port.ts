import type { ContainerModuleLoadOptions } from 'inversify';
import { HttpCalls } from '../../adapters/http/http-calls';
import { type Api, callOf, type PortOf, portOf } from '../../core/api/api';
import { bindFactory, type Token } from '../shared/token';
import { tokens } from '../shared/tokens';
import type { ServicePorts } from '../simulation/simulated-service';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

/**
 * Binds the port of an API that everybody may ask without signing in: its client, or the service of the simulation. The code of either
 * comes with the first call, since most visitors make none. `fetchService` is null in a build for a server: only where a module says so
 * itself is the simulation left out of the site.
 */
export function bindOpenPort<A extends Api>(
  options: ContainerModuleLoadOptions,
  port: Token<PortOf<A>>,
  api: A,
  fetchService: ((ports: Pick<ServicePorts, 'clock' | 'ids'>) => Promise<PortOf<A>>) | null,
): void {
  const late = (fetchPort: () => Promise<PortOf<A>>) =>
    portOf(api, (name) => async (input, signal) => callOf(await fetchPort(), name)(input, signal));
  // Each build leaves out the other one's code.
  if (SIMULATED && fetchService)
    bindFactory(options, port, { clock: tokens.clock, ids: tokens.idSource }, (ports) =>
      late(() => fetchService(ports)),
    );
  if (!SIMULATED)
    bindFactory(options, port, { calls: HttpCalls }, ({ calls }) =>
      late(async () => {
        const { EVERYBODY, httpPort } = await import('../../adapters/http/http-port');
        return httpPort(api, calls, EVERYBODY);
      }),
    );
}
