// @ts-check
// Sends requests as fast as they are answered, and counts.
import autocannon from 'autocannon';
import { ADDRESS_HEADER, PUBLIC_URL } from './processes.mjs';

/**
 * @typedef {object} Call
 * @property {string} path
 * @property {'GET' | 'POST'} [method]
 * @property {(count: number) => object} [body] of the request with this number
 * @property {number} [connections] how many ask at once; 20 unless told
 */

/**
 * @typedef {object} Figures
 * @property {number} perSecond answered requests
 * @property {number} p99 ms within which 99 of 100 were answered
 * @property {number} median ms
 * @property {number} errors requests without an answer, or with another one than a success
 */

const CONNECTIONS = 20;

let count = 0;

/** An address that nobody had before, so that no limit holds up a request. */
function anyAddress() {
  count += 1;
  return `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
}

/**
 * Calls some processes at the same time, for some seconds or so many times.
 * @param {readonly string[]} addresses
 * @param {Call} call
 * @param {{ seconds: number } | { requests: number }} length
 * @returns {Promise<Figures>}
 */
export async function load(addresses, { path, method = 'GET', body, connections = CONNECTIONS }, length) {
  const runs = addresses.map((address) =>
    autocannon({
      url: address,
      connections: Math.max(1, Math.round(connections / addresses.length)),
      ...('seconds' in length
        ? { duration: length.seconds }
        : { amount: Math.ceil(length.requests / addresses.length) }),
      requests: [
        {
          method,
          path,
          headers: {
            'accept-encoding': 'br',
            ...(method === 'POST' && { origin: PUBLIC_URL, 'content-type': 'application/json' }),
          },
          setupRequest: (request) => ({
            ...request,
            headers: { ...request.headers, [ADDRESS_HEADER]: anyAddress() },
            ...(body && { body: JSON.stringify(body(count)) }),
          }),
        },
      ],
    }),
  );
  const results = await Promise.all(runs);
  const sum = (/** @type {(result: autocannon.Result) => number} */ of) =>
    results.reduce((total, result) => total + of(result), 0);
  return {
    perSecond: sum(({ requests, duration }) => requests.total / duration),
    p99: Math.max(...results.map(({ latency }) => latency.p99)),
    median: Math.max(...results.map(({ latency }) => latency.p50)),
    errors: sum(({ errors, timeouts, non2xx }) => errors + timeouts + non2xx),
  };
}
