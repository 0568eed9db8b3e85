import type { Server } from 'node:http';
import { serve } from '@hono/node-server';

/**
 * A caller has this long to send the head of a request, and the whole of one, in ms: longer ones hold connections. One that
 * nobody uses is kept for longer than proxies keep theirs: the side that closes first must not be the one that is asked.
 */
const TIME_LIMITS = { headersTimeout: 15_000, requestTimeout: 120_000, keepAliveTimeout: 75_000 };
/** More connections than this are closed at once. Each may hold about 64 kB that nobody has read yet. */
const MOST_CONNECTIONS = 2_000;

/** Starts to answer requests on a port, with bounds on how many callers hold connections and for how long. */
export function serveApp(
  { fetch }: { readonly fetch: Parameters<typeof serve>[0]['fetch'] },
  port: number,
  isListening: () => void,
  mostConnections = MOST_CONNECTIONS,
): Server {
  const server = serve({ fetch, port, serverOptions: TIME_LIMITS }, isListening) as Server;
  server.maxConnections = mostConnections;
  return server;
}
