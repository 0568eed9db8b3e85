import type { Server } from 'node:http';
import { serve } from '@hono/node-server';

/**
 * How long a caller may take to send the headers of a request, and a whole request, in ms; slower callers would hold
 * connections. Idle connections stay open for longer than proxies keep theirs: if the server closed first, a proxy
 * could send a request into a closing connection.
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
