import { Hono } from 'hono';
import { type Fetch, HttpCalls } from '../../src/adapters/http/http-calls';
import { httpPort } from '../../src/adapters/http/http-port';
import type { Api, InputsOf, PortOf } from '../../src/core/api/api';
import { apiArea } from '../../src/server/api-area';
import { apiRoutes } from '../../src/server/api-routes';
import { RequestBodies } from '../../src/server/request-bodies';
import type { ServerEnvironment } from '../../src/server/server-environment';
import { FakeTime } from './fake-time';
import { staySignedIn } from './stay-signed-in';
import { whenAborted } from './test-server';
import { aUser } from './users';

/**
 * A service as pages see it: asked by the browser's client over the routes of its API, with its input and its answer as JSON,
 * but without a session or anything else of the server.
 */
export function overApi<A extends Api>(api: A, inputs: InputsOf<A>, service: PortOf<A>): PortOf<A> {
  const app = new Hono<ServerEnvironment>();
  app.use(async (context, next) => {
    context.set('bodies', new RequestBodies());
    context.set('user', aUser({ role: 'admin' }));
    return next();
  });
  const area = apiArea({ api, inputs, serviceFor: () => service });
  app.route(`/api/${api.area}`, apiRoutes(area, { take: async () => true }));
  const fetch: Fetch = (address, request) =>
    Promise.race([Promise.resolve(app.request(address, request)), whenAborted(request.signal)]);
  return httpPort(api, new HttpCalls(fetch, new FakeTime()), staySignedIn);
}
