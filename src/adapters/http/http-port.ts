import type { SessionKeeper } from '../../core/account/session-keeper.port';
import { type Api, isPosted, type PortOf, portOf } from '../../core/api/api';
import { type HttpCalls, narrowed } from './http-calls';

/**
 * The client of an API: `GET /api/AREA/NAME?q=INPUT` for a query, `POST /api/AREA/NAME` for a command. `session` has the
 * person sign in again when their session has ended.
 */
export function httpPort<A extends Api>(
  api: A,
  calls: HttpCalls,
  session: Pick<SessionKeeper, 'keep'>,
): PortOf<A> {
  return portOf(api, (name, { answer, failures, ...call }) => {
    const path = `/api/${api.area}/${name}`;
    const address = (input: unknown) =>
      input === undefined ? path : `${path}?q=${encodeURIComponent(JSON.stringify(input))}`;
    return (input, signal) =>
      session.keep(async () => {
        const result = isPosted(call)
          ? calls.write(path, { method: 'POST', body: input, signal }, answer)
          : calls.read(address(input), answer, signal);
        return narrowed(await result, failures);
      });
  });
}
