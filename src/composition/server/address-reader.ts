import { isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Logger } from '../../core/shared/result';

/**
 * Reads a caller's network address: the last value of the proxy's header, where there is a proxy, else the socket's. A call
 * without an address in that header counts under the socket's, which nobody can invent; the log says so once.
 */
export function addressReader(
  header: string | null,
  logger: Pick<Logger, 'warn'>,
): (context: Context) => string {
  let isSaid = false;
  return (context) => {
    const socket = (context.env as Partial<HttpBindings>).incoming?.socket.remoteAddress ?? 'unknown';
    if (header === null) return socket;
    const told = context.req.header(header)?.split(',').at(-1)?.trim() ?? '';
    if (isIP(told)) return told;
    // Probes of /healthz and /readyz come past the proxy.
    if (!isSaid && context.req.path.startsWith('/api/')) {
      isSaid = true;
      logger.warn('A call came without an address in the header that TRUSTED_PROXY names', { header });
    }
    return socket;
  };
}
