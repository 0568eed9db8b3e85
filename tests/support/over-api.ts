import { type Fetch, HttpCalls } from '../../src/adapters/http/http-calls';
import { httpPort } from '../../src/adapters/http/http-port';
import type { User } from '../../src/core/account/user';
import type { Api, InputsOf, PortOf } from '../../src/core/api/api';
import { apiArea, apiRoutes } from '../../src/server/api-routes';
import { honoApp } from '../../src/server/hono-app';
import { answerBy, empty, responseOf } from '../../src/server/http';
import { aCall } from './a-call';
import { FakeTime } from './fake-time';
import { noLimits } from './limiter-of';
import { requestTo } from './request-to';
import { staySignedIn } from './stay-signed-in';
import { whenAborted } from './test-server';
import { aUser } from './users';

/**
 * A service as pages see it: asked by the browser's client over the routes of its API, with its input and its answer as JSON,
 * but without a session or anything else of the server. `user` has the rights that are asked.
 */
export function overApi<A extends Api>(
  api: A,
  inputs: InputsOf<A>,
  service: PortOf<A>,
  user: User = aUser({ role: 'admin' }),
): PortOf<A> {
  const routes = apiRoutes(apiArea({ api, inputs, serviceFor: () => service }), noLimits);
  const app = {
    fetch: honoApp(routes, async (routed, found) =>
      responseOf(
        'answer' in found ? await answerBy(found, aCall({ ...routed, user }), noLimits) : empty(404),
      ),
    ),
  };
  const fetch: Fetch = (address, request) =>
    Promise.race([requestTo(app, address, request), whenAborted(request.signal)]);
  return httpPort(api, new HttpCalls(fetch, new FakeTime()), staySignedIn);
}
