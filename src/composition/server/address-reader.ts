import { isIP } from 'node:net';
import type { Logger } from '../../core/shared/result';
import { header, type RoutedRequest } from '../../server/http';

/**
 * Reads a caller's network address: the last value of the proxy's header, where there is a proxy, else the socket's. A call
 * without an address in that header counts under the socket's, which nobody can invent; the log says so once.
 */
export function addressReader(
  name: string | null,
  logger: Pick<Logger, 'warn'>,
): (request: RoutedRequest) => string {
  let isSaid = false;
  return (request) => {
    const { socketAddress, path } = request;
    if (name === null) return socketAddress;
    const address = header(request, name)?.split(',').at(-1)?.trim() ?? '';
    if (isIP(address)) return address;
    // Probes of /healthz and /readyz come past the proxy.
    if (!isSaid && path.startsWith('/api/')) {
      isSaid = true;
      logger.warn('A call came without an address in the header that TRUSTED_PROXY names', { header: name });
    }
    return socketAddress;
  };
}
