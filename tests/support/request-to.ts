import type { ServerApp } from '../../src/server/create-server-app';

/** Sends a request to a server without a socket. */
export async function requestTo(
  { fetch }: Pick<ServerApp, 'fetch'>,
  address: string,
  request?: RequestInit,
): Promise<Response> {
  return fetch(new Request(`http://localhost${address}`, request));
}
