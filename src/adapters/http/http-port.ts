import type { Action } from '../../core/access/may';
import type { SessionKeeper } from '../../core/account/session.port';
import { type Api, isPosted, type PortOf, portOf } from '../../core/api/api';
import { fail } from '../../core/shared/result';
import { type HttpCalls, narrowed } from './http-calls';

/** Nobody has to sign in for what everybody may ask. */
export const EVERYBODY: Pick<SessionKeeper, 'keep'> = { keep: (call) => call() };

/**
 * The client of an API: `GET /api/AREA/NAME?q=INPUT` for a query whose input is part of the address, `POST /api/AREA/NAME` for a command,
 * and for any other query with an input. `session` has the person sign in again when their session has ended. A call that the
 * person is known to have no right to is 'forbidden' without asking the server; `may` decides what is known.
 */
export function httpPort<A extends Api>(
  api: A,
  calls: HttpCalls,
  session: Pick<SessionKeeper, 'keep'>,
  may: (right: Action) => boolean = () => true,
): PortOf<A> {
  return portOf(api, (name, { answer, failures, right, ...call }) => {
    const path = `/api/${api.area}/${name}`;
    const address = (input: unknown) =>
      input === undefined ? path : `${path}?q=${encodeURIComponent(JSON.stringify(input))}`;
    const make = (body: unknown, signal: AbortSignal | undefined) => {
      if (call.kind === 'command') return calls.write(path, { method: 'POST', body, signal }, answer);
      return isPosted(call, body !== undefined)
        ? calls.ask(path, { body, signal, isLarge: call.mostBytes !== undefined }, answer)
        : calls.read(address(body), answer, signal);
    };
    return async (input, signal) => {
      if (!may(right)) return fail({ code: 'forbidden' });
      return narrowed(await session.keep(() => make(input, signal)), failures);
    };
  });
}
