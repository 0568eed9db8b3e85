import type { ServerApp } from '../../src/server/create-server-app';

/** Sends a request to a server without a socket; to the site's own host where it names no other. */
export async function requestTo(
  { fetch }: Pick<ServerApp, 'fetch'>,
  address: string,
  request?: RequestInit,
): Promise<Response> {
  const sent = new Request(`http://localhost${address}`, request);
  if (!sent.headers.has('host')) sent.headers.set('host', 'localhost:4173');
  return fetch(sent);
}
