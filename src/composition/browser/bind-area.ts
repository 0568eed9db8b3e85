import type { ContainerModuleLoadOptions } from 'inversify';
import { HttpCalls } from '../../adapters/http/http-calls';
import { httpPort } from '../../adapters/http/http-port';
import { simulatedPort } from '../../adapters/mock/simulated-port';
import { type Action, mayCall } from '../../core/access/may';
import type { User } from '../../core/account/user';
import { type Api, callOf, type PortOf, portNamed, portOf, safePort } from '../../core/api/api';
import { attempt, type Logger } from '../../core/shared/result';
import { ReauthenticationViewModel } from '../../ui/shared/session/reauthentication.view-model';
import { SessionViewModel } from '../../ui/shared/session/session.view-model';
import { UnsentViewModel } from '../../ui/shared/unsent/unsent.view-model';
import { bindFactory, type Provided, type Token } from '../shared/token';
import { tokens } from '../shared/tokens';
import type { ServicePorts } from '../simulation/simulated-service';
import { standingSession } from '../simulation/standing-session';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

/** Where the ports of a simulated service come from. */
export const SERVICE_PORTS = {
  session: tokens.session,
  hint: tokens.sessionHint,
  keeper: ReauthenticationViewModel,
  scheduler: tokens.scheduler,
  content: tokens.contentStore,
  clock: tokens.clock,
  ids: tokens.idSource,
  logger: tokens.logger,
};

/** Makes an area's service for each person who calls. */
type ServiceOf<A extends Api> = (actor: User) => PortOf<A>;

/** How an area's service is made in this browser; false in the build for the server. */
type Simulated<A extends Api> = false | ((ports: ServicePorts) => ServiceOf<A> | Promise<ServiceOf<A>>);

/**
 * Binds an area's port: the client of its API on the site's server, or its service in this browser, which `simulated` makes as
 * simulatedService does; it is given as `SIMULATED && …`, so that the build for the server leaves it out. People sign in again when
 * their session has ended. A call that throws is logged and answered with 'unavailable'.
 */
export function bindArea<A extends Api>(
  options: ContainerModuleLoadOptions,
  port: Token<PortOf<A>>,
  api: A,
  simulated: Simulated<A>,
): void {
  bindServed(options, port, (serve) => serve(api, simulated));
}

/**
 * The same for an area that Home reads for some roles only: its API and its simulation are fetched by the first call. `names` lists
 * all its calls.
 */
export function bindLateArea<A extends Api>(
  options: ContainerModuleLoadOptions,
  port: Token<PortOf<A>>,
  names: Readonly<Record<keyof A['calls'], true>>,
  fetchArea: () => Promise<{ readonly api: A; readonly simulated: Simulated<A> }>,
): void {
  bindServed(options, port, (serve, logger) => {
    let fetched: Promise<PortOf<A>> | null = null;
    const fetchPort = async () => {
      const { api, simulated } = await fetchArea();
      return serve(api, simulated);
    };
    const fetchOnce = () => {
      fetched ??= fetchPort();
      return fetched.catch((error: unknown) => {
        // The next call tries again.
        fetched = null;
        throw error;
      });
    };
    return portNamed<A>(
      names,
      (name) => (input, signal) =>
        attempt(async () => callOf(await fetchOnce(), name)(input, signal), logger),
    );
  });
}

/** Makes the port of an area. */
export type Serve = <A extends Api>(api: A, simulated: Simulated<A>) => PortOf<A>;

/** Binds what makes calls of areas without counting them as unsaved work. */
export function bindServer<T>(
  options: ContainerModuleLoadOptions,
  identifier: Token<T>,
  make: (serve: Serve) => T,
): void {
  if (SIMULATED) bindFactory(options, identifier, SERVICE_PORTS, (given) => make(serveSimulated(given)));
  else bindFactory(options, identifier, CLIENT_PORTS, (given) => make(serveByHttp(given)));
}

function bindServed<A extends Api>(
  options: ContainerModuleLoadOptions,
  port: Token<PortOf<A>>,
  make: (serve: Serve, logger: Logger) => PortOf<A>,
): void {
  const unsent = UnsentViewModel;
  if (SIMULATED)
    bindFactory(options, port, { ...SERVICE_PORTS, unsent }, (given) =>
      make(tracking(serveSimulated(given), given.unsent), given.logger),
    );
  else
    bindFactory(options, port, { ...CLIENT_PORTS, unsent }, (given) =>
      make(tracking(serveByHttp(given), given.unsent), given.logger),
    );
}

function serveSimulated(given: Provided<typeof SERVICE_PORTS>): Serve {
  return (api, simulated) => {
    if (!simulated) throw new Error(`Nothing simulates '${api.area}'.`);
    return safePort(
      api,
      simulatedPort(api, { ...given, session: standingSession(given.session) }, async () => simulated(given)),
      given.logger,
    );
  };
}

const CLIENT_PORTS = {
  logger: tokens.logger,
  calls: HttpCalls,
  keeper: ReauthenticationViewModel,
  session: SessionViewModel,
};

function serveByHttp({ logger, calls, keeper, session }: Provided<typeof CLIENT_PORTS>): Serve {
  return (api) => safePort(api, httpPort(api, calls, keeper, ofPerson(session)), logger);
}

/** Counts what changes something as unsaved work until it is done, in every place that calls a port. */
function tracking(serve: Serve, unsent: UnsentViewModel): Serve {
  return (api, simulated) => {
    const port = serve(api, simulated);
    return portOf(api, (name, { kind }) => async (input, signal) => {
      const send = () => callOf(port, name)(input, signal);
      const result = await (kind === 'command' ? unsent.track(`${api.area}.${name}`, input, send) : send());
      if (result.ok) unsent.reached();
      return result;
    });
  };
}

/**
 * What the signed-in person may call, as mayCall says. While nobody is signed in everything may be asked: the answer says
 * that the session has ended.
 */
export function ofPerson(session: Pick<SessionViewModel, 'user'>): (action: Action) => boolean {
  return (action) => {
    const { user } = session;
    return user === null || mayCall(user, action);
  };
}
