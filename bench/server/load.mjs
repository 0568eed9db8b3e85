// @ts-check
// Sends requests as fast as they are answered, and counts. It reads of an answer only how long it is, since it shares the
// machine with the servers that it measures: a client that takes longer than they do would measure itself.
import { connect } from 'node:net';
import { quantile } from '../statistics.mjs';
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
/** A request that is not answered within so many ms is an error. */
const LONGEST_MS = 10_000;
const END_OF_HEAD = '\r\n\r\n';

let count = 0;

/**
 * The next request, from an address that nobody had before, so that no limit holds it up.
 * @param {Call} call
 */
function nextRequest({ path, method = 'GET', body }) {
  count += 1;
  const sent = body ? JSON.stringify(body(count)) : '';
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'Host: localhost',
    'Accept-Encoding: br',
    `${ADDRESS_HEADER}: 10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`,
    ...(method === 'POST'
      ? [
          `Origin: ${PUBLIC_URL}`,
          'Content-Type: application/json',
          `Content-Length: ${Buffer.byteLength(sent)}`,
        ]
      : []),
  ];
  return lines.join('\r\n') + END_OF_HEAD + sent;
}

/**
 * The status and the whole length in bytes of an answer that begins with these bytes; null before its head has come.
 * @param {Buffer} bytes
 */
function announced(bytes) {
  const end = bytes.indexOf(END_OF_HEAD);
  if (end < 0) return null;
  const head = bytes.toString('latin1', 0, end);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0;
  return { status: Number(head.slice(9, 12)), length: end + END_OF_HEAD.length + Number(length) };
}

/**
 * Asks through one connection, one request after the other, until `next` has none or the connection breaks.
 * @param {string} address
 * @param {() => string | null} next
 * @param {(time: number | null) => void} answered hears of the ms that an answer took, or null of an error
 * @returns {Promise<void>}
 */
function ask(address, next, answered) {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname).setNoDelay(true).setTimeout(LONGEST_MS);
    let began = 0;
    /** @type {Buffer} */
    let received = Buffer.alloc(0);
    let left = 0;
    /** @type {ReturnType<typeof announced>} */
    let answer = null;
    const send = () => {
      const request = next();
      if (request === null) return socket.off('close', broken).destroy() && resolve();
      [began, answer] = [performance.now(), null];
      socket.write(request);
    };
    const broken = () => {
      answered(null);
      resolve();
    };
    socket.once('connect', send).once('timeout', () => socket.destroy());
    socket.on('error', () => {}).once('close', broken);
    socket.on('data', (/** @type {Buffer} */ chunk) => {
      if (answer) left -= chunk.length;
      else {
        received = received.length > 0 ? Buffer.concat([received, chunk]) : chunk;
        answer = announced(received);
        if (!answer) return;
        left = answer.length - received.length;
        received = received.subarray(received.length);
      }
      if (left > 0) return;
      const isSuccess = answer.status >= 200 && answer.status < 300;
      answered(isSuccess ? performance.now() - began : null);
      send();
    });
  });
}

/**
 * Calls some processes at the same time, for some seconds or so many times.
 * @param {readonly string[]} addresses
 * @param {Call} call
 * @param {{ seconds: number } | { requests: number }} length
 * @returns {Promise<Figures>}
 */
export async function load(addresses, call, length) {
  const began = performance.now();
  const end = 'seconds' in length ? began + length.seconds * 1000 : Number.POSITIVE_INFINITY;
  let left = 'requests' in length ? length.requests : Number.POSITIVE_INFINITY;
  const next = () => {
    if (left <= 0 || performance.now() >= end) return null;
    left -= 1;
    return nextRequest(call);
  };
  /** @type {number[]} */
  const times = [];
  let errors = 0;
  const answered = (/** @type {number | null} */ time) => {
    if (time === null) errors += 1;
    else times.push(time);
  };
  const each = Math.max(1, Math.round((call.connections ?? CONNECTIONS) / addresses.length));
  await Promise.all(
    addresses.flatMap((address) => Array.from({ length: each }, () => ask(address, next, answered))),
  );
  return {
    perSecond: (times.length * 1000) / (performance.now() - began),
    p99: quantile(times, 0.99),
    median: quantile(times, 0.5),
    errors,
  };
}
