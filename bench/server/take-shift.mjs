// @ts-check
// Measures what 200 people hear who take a shift with 20 places at the same moment, beside a bare route that as many ask at once.
import { connect } from 'node:net';
import { runnerImport } from 'vite';
import { median, quantile } from '../statistics.mjs';
import { PUBLIC_URL } from './processes.mjs';
import { addEvent, addPeople, signInAll } from './shift-people.mjs';

const PEOPLE = 200;
const PLACES = 20;
const LONGEST_MS = 30_000;
/** So many rounds, 5,000 requests, come before those that count: what a server does first is not what it does for years. */
const WARM_UP = 25;

/** @typedef {{ status: number, body: string, ms: number }} Heard status 0: no answer */

/**
 * @param {string} databaseUrl
 * @param {{ sites: readonly string[], bareRoutes: readonly string[] }} processes by their addresses, as many of both
 * @param {{ email: string, password: string }} volunteer whose password all have
 * @param {number} rounds
 * @returns {Promise<import('../report.mjs').Row[]>}
 */
export async function takeShiftRows(databaseUrl, { sites, bareRoutes }, volunteer, rounds) {
  const { openPostgres } = (await runnerImport('./src/adapters/postgres/connection/open-database.ts')).module;
  const logger = { info: () => {}, warn: console.error, error: console.error };
  const database = openPostgres(databaseUrl, logger);
  try {
    await addPeople(database, PEOPLE, volunteer.email);
    const cookies = await signInAll(sites, PEOPLE, volunteer.password);
    const results = [];
    for (let round = 0; round < WARM_UP + rounds; round += 1) {
      const event = await addEvent(database, PLACES, round);
      const own = await askAll(bareRoutes, () => get());
      const heard = await askAll(sites, (at) => take(event, cookies[at] ?? ''));
      const going = await database
        .selectFrom('signup')
        .select('id')
        .where('event_id', '=', event)
        .where('state', '=', 'going')
        .execute();
      if (round >= WARM_UP) results.push(figures(own, heard, going.length));
    }
    return rowsOf(results);
  } finally {
    await database.destroy();
  }
}

/** @typedef {ReturnType<typeof figures>} Figures */

/**
 * @param {readonly Heard[]} own of the bare route
 * @param {readonly Heard[]} heard
 * @param {number} going
 */
function figures(own, heard, going) {
  const isFull = (/** @type {Heard} */ { status, body }) =>
    status === 409 && body.includes('"reason":"full"');
  const times = (/** @type {readonly Heard[]} */ answers) => answers.map(({ ms }) => ms);
  const taken = heard.filter(({ status }) => status === 200);
  const full = heard.filter(isFull);
  const others = heard.filter((answer) => answer.status !== 200 && !isFull(answer));
  const failed = own.filter(({ status }) => status !== 200).length;
  return {
    going,
    errors: others.length + failed,
    error: others[0] && `${others[0].status} ${others[0].body}`,
    own: { p99: quantile(times(own), 0.99), median: median(times(own)) },
    all: { p99: quantile(times(heard), 0.99), median: median(times(heard)) },
    taken: { count: taken.length, p99: quantile(times(taken), 0.99), median: median(times(taken)) },
    full: { count: full.length, p99: quantile(times(full), 0.99), median: median(times(full)) },
  };
}

/**
 * @param {readonly Figures[]} results
 * @returns {import('../report.mjs').Row[]}
 */
function rowsOf(results) {
  const name = `${PEOPLE} people take a shift with ${PLACES} places`;
  const middle = (/** @type {(figures: Figures) => number} */ of) => median(results.map(of));
  const counts = results.map(({ going }) => going);
  return [
    {
      measure: `${name}: going, fewest of a round`,
      value: Math.min(...counts),
      unit: '',
      atLeast: PLACES,
      detail: results,
    },
    { measure: `${name}: going, most of a round`, value: Math.max(...counts), unit: '', atMost: PLACES },
    {
      measure: `${name}: answers other than a place or 'full'`,
      value: results.reduce((sum, { errors }) => sum + errors, 0),
      unit: '',
      atMost: 0,
    },
    {
      measure: `${name}: p99, to the bare route's`,
      value: middle(({ own, all }) => all.p99 / own.p99),
      unit: '×',
      atMost: 5,
    },
    {
      measure: `${name}: median, to the bare route's`,
      value: middle(({ own, all }) => all.median / own.median),
      unit: '×',
    },
    { measure: `${name}: p99`, value: middle(({ all }) => all.p99), unit: 'ms' },
    { measure: `${name}: p99 of those who got a place`, value: middle(({ taken }) => taken.p99), unit: 'ms' },
    { measure: `${name}: p99 of those who heard 'full'`, value: middle(({ full }) => full.p99), unit: 'ms' },
    { measure: `${name}: p99 of the bare route`, value: middle(({ own }) => own.p99), unit: 'ms' },
  ];
}

const get = () => 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

/**
 * @param {string} eventId
 * @param {string} cookie
 */
function take(eventId, cookie) {
  const body = JSON.stringify({ eventId, shiftId: 'desk', wait: false });
  const lines = [
    'POST /api/own-signups/take HTTP/1.1',
    'Host: localhost',
    `Origin: ${PUBLIC_URL}`,
    `Cookie: ${cookie}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

/**
 * Everybody asks once at the same moment, each through a connection that is open already, the processes in turn.
 * @param {readonly string[]} addresses
 * @param {(at: number) => string} requestOf
 * @returns {Promise<readonly Heard[]>}
 */
async function askAll(addresses, requestOf) {
  const sockets = await Promise.all(
    Array.from({ length: PEOPLE }, (_, at) => opened(addresses[at % addresses.length] ?? '')),
  );
  const requests = sockets.map((_, at) => requestOf(at));
  const began = performance.now();
  return Promise.all(sockets.map((socket, at) => answerTo(socket, requests[at] ?? '', began)));
}

/**
 * @param {string} address
 * @returns {Promise<import('node:net').Socket>}
 */
function opened(address) {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname).setNoDelay(true).setTimeout(LONGEST_MS);
    socket.once('error', reject).once('connect', () => resolve(socket));
  });
}

/**
 * @param {import('node:net').Socket} socket
 * @param {string} request
 * @param {number} began a time of performance.now()
 * @returns {Promise<Heard>}
 */
function answerTo(socket, request, began) {
  return new Promise((resolve) => {
    let text = '';
    const end = (/** @type {number} */ status, body = '') => {
      resolve({ status, body, ms: performance.now() - began });
      socket.destroy();
    };
    socket.setEncoding('latin1').on('data', (chunk) => {
      text += chunk;
      const [head = '', body] = text.split('\r\n\r\n', 2);
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
      if (body !== undefined && body.length >= length) end(Number(head.slice(9, 12)), body);
    });
    socket.once('timeout', () => end(0)).once('error', () => end(0));
    socket.once('close', () => end(0));
    socket.write(request);
  });
}
