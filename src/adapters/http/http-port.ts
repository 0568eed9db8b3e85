import type { Action } from '../../core/access/may';
import type { SessionKeeper } from '../../core/account/session.port';
import { type Api, isPosted, type PortOf, portOf } from '../../core/api/api';
import { fail } from '../../core/shared/result';
import { type HttpCalls, narrowed } from './http-calls';

/** Nobody has to sign in for what everybody may ask. */
export const EVERYBODY: Pick<SessionKeeper, 'keep'> = { keep: (call) => call() };

/**
 * The client of an API: `GET /api/AREA/NAME?q=INPUT` for a query, `POST /api/AREA/NAME` for a command. `session` has the
 * person sign in again when their session has ended. A call that the person is known to have no right to is 'forbidden' without
 * asking the server; `may` decides what is known.
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
    return async (input, signal) => {
      if (!may(right)) return fail({ code: 'forbidden' });
      return session.keep(async () => {
        const result = isPosted(call)
          ? calls.write(path, { method: 'POST', body: input, signal }, answer)
          : calls.read(address(input), answer, signal);
        return narrowed(await result, failures);
      });
    };
  });
}
