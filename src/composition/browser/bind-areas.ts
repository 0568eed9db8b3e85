import type { ContainerModuleLoadOptions } from 'inversify';
import { HttpCalls } from '../../adapters/http/http-calls';
import { httpPort } from '../../adapters/http/http-port';
import { simulatedPort } from '../../adapters/mock/simulated-port';
import { type Action, mayCall } from '../../core/access/may';
import { callOf, portOf, safePort } from '../../core/api/api';
import type { Logger } from '../../core/shared/result';
import { ReauthenticationViewModel } from '../../ui/shared/session/reauthentication.view-model';
import { SessionViewModel } from '../../ui/shared/session/session.view-model';
import { UnsentViewModel } from '../../ui/shared/unsent/unsent.view-model';
import { bindFactory, type Provided, type Token } from '../shared/token';
import { type AllPorts, tokens } from '../shared/tokens';
import { commandSession } from '../simulation/command-session';
import type { Area, Serve } from './area';
import { type AreaName, areas } from './areas';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

/** Where the ports of a simulated service come from. */
export const SERVICE_PORTS = {
  session: tokens.currentSession,
  hint: tokens.sessionHint,
  keeper: ReauthenticationViewModel,
  scheduler: tokens.scheduler,
  content: tokens.contentStore,
  clock: tokens.clock,
  ids: tokens.idSource,
  logger: tokens.logger,
};

/**
 * Binds the port of every area: the client of its API on the site's server, or its service in this browser. People sign in again
 * when their session has ended. A call that throws is logged and answered with 'unavailable'; one that changes something counts as
 * unsaved work until it is done.
 */
export function bindAreas(options: ContainerModuleLoadOptions): void {
  for (const name of Object.keys(areas) as AreaName[]) bindArea(options, name);
}

/** Binds what sends a change again that is kept on the device: it counts as unsaved work already. */
export function bindKeptCalls(options: ContainerModuleLoadOptions): void {
  const make = (serve: Serve, logger: Logger) => async () => {
    const { sendingAgain } = await import('./kept-calls');
    return sendingAgain(serve, logger);
  };
  if (SIMULATED)
    bindFactory(options, tokens.fetchSendAgain, SERVICE_PORTS, (ports) =>
      make(serveSimulated(ports), ports.logger),
    );
  else
    bindFactory(options, tokens.fetchSendAgain, CLIENT_PORTS, (ports) =>
      make(serveByHttp(ports), ports.logger),
    );
}

function bindArea<Name extends AreaName>(options: ContainerModuleLoadOptions, name: Name): void {
  const area: Area<AllPorts[Name]> = areas[name];
  const port: Token<AllPorts[Name]> = tokens[name];
  const unsent = UnsentViewModel;
  if (SIMULATED)
    bindFactory(options, port, { ...SERVICE_PORTS, unsent }, (ports) =>
      area.port(tracking(serveSimulated(ports), ports.unsent), ports.logger),
    );
  else
    bindFactory(options, port, { ...CLIENT_PORTS, unsent }, (ports) =>
      area.port(tracking(serveByHttp(ports), ports.unsent), ports.logger),
    );
}

function serveSimulated(provided: Provided<typeof SERVICE_PORTS>): Serve {
  const ports = { ...provided, commands: commandSession(provided.session) };
  return (api, fetchService) => {
    if (!fetchService) throw new Error(`Nothing simulates '${api.area}'.`);
    return safePort(
      api,
      simulatedPort(api, ports, async () => (await fetchService())(provided)),
      provided.logger,
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
  return (api, fetchService) => {
    const port = serve(api, fetchService);
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
