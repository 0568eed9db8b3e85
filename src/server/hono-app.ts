import { type Context, Hono } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import type { Route, RoutedRequest } from './http';

/** The connection that a request came by, as Node's server knows it. */
export interface Connection {
  readonly incoming?: { readonly socket: { readonly remoteAddress?: string | undefined } };
}

/**
 * Finds the route of each request, the first one that fits, and answers with what `answer` makes of both. Where no route fits,
 * it is told the methods of the routes that have the request's path. The only file of the server that knows Hono.
 */
export function honoApp(
  routes: readonly Route[],
  answer: (request: RoutedRequest, route: Route | readonly string[]) => Promise<Response>,
): (request: Request, connection?: Connection) => Response | Promise<Response> {
  const app = new Hono<{ Bindings: Connection }>();
  const methods = new TrieRouter<readonly string[]>();
  for (const route of routes) {
    methods.add('ALL', route.path, route.method === 'GET' ? ['GET', 'HEAD'] : [route.method]);
    app.on(route.method, route.path, (context) => answer(routed(context), route));
  }
  app.notFound((context) => {
    const [handlers] = methods.match('ALL', context.req.path);
    return answer(routed(context), [...new Set(handlers.flatMap(([ofRoute]) => ofRoute))]);
  });
  return (request, connection = {}) => app.fetch(request, connection);
}

function routed({ req, env }: Context<{ Bindings: Connection }>): RoutedRequest {
  return {
    request: req.raw,
    path: req.path,
    fields: req.param(),
    query: (name) => req.query(name),
    socketAddress: env.incoming?.socket.remoteAddress ?? 'unknown',
  };
}
