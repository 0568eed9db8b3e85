// What strangers send to the server in pieces or without an end, through real connections: it is refused before it is read.
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import { expect, onTestFinished, test } from 'vitest';
import { serveApp } from '../../src/composition/server/serve-app';
import { noLimits } from '../support/limiter-of';
import { anyDatabase } from '../support/test-database';
import { TestServer } from '../support/test-server';

const ORIGIN = 'http://localhost:4173';
const STRANGERS = 100;
/** What each stranger sends without ever ending it: less than any route takes. */
const SENT_BYTES = 500_000;
/** What the connection itself takes in before anybody reads: Node's buffers for one. */
const UNREAD_BYTES = 160 * 1024;

const { empty } = await anyDatabase();

/** The server on a port of its own; `received` are the bytes that each request's connection had taken in when it was answered. */
async function startServer({ mostConnections = undefined as number | undefined, isRemembered = true } = {}) {
  const server = new TestServer(await empty(), isRemembered ? {} : { limiter: noLimits });
  const received: number[] = [];
  const fetch = async (request: Request, { incoming }: HttpBindings) => {
    const response = await server.app.fetch(request, { incoming });
    received.push(incoming.socket.bytesRead);
    return response;
  };
  const http = serveApp({ fetch: fetch as never }, 0, () => {}, mostConnections);
  await once(http, 'listening');
  onTestFinished(() => {
    http.closeAllConnections();
    http.close();
  });
  const { port } = http.address() as AddressInfo;
  return { server, received, port };
}

/** Opens a connection that is closed with the test. */
async function opened(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

/** The head of a request whose body comes in pieces. */
const inPieces = (method: string, path: string, type = 'application/json') =>
  [
    `${method} ${path} HTTP/1.1`,
    'Host: localhost:4173',
    `Origin: ${ORIGIN}`,
    `Content-Type: ${type}`,
    'Transfer-Encoding: chunked',
    '\r\n',
  ].join('\r\n');

/** The head of a form whose body is of so many bytes. */
const announcing = (path: string, bytes: number) =>
  inPieces('POST', path).replace('Transfer-Encoding: chunked', `Content-Length: ${bytes}`);

/** A piece of a body. */
const piece = (bytes: number) => `${bytes.toString(16)}\r\n${' '.repeat(bytes)}\r\n`;

/** The status of the answer that comes first. */
async function statusOf(socket: Socket): Promise<number> {
  const [first] = (await once(socket, 'data')) as [Buffer];
  return Number(first.toString('latin1').slice(9, 12));
}

test.each([
  ['POST', '/api/pictures', 'image/png'],
  ['PUT', '/api/account/avatar', 'image/png'],
  ['PUT', '/api/content', 'application/json'],
  ['POST', '/api/gifts/compare', 'application/json'],
  ['POST', '/api/campaigns/create', 'application/json'],
])(
  `${STRANGERS} strangers who never end what they send to %s %s are refused unread, and hung up on`,
  async (...request) => {
    const { port, received } = await startServer();
    const strangers = Array.from({ length: STRANGERS }, async () => {
      const socket = await opened(port);
      const closed = once(socket, 'close');
      socket.write(inPieces(...request));
      socket.write(piece(SENT_BYTES));
      const status = await statusOf(socket);
      await closed;
      return status;
    });
    expect(await Promise.all(strangers)).toEqual(Array(STRANGERS).fill(401));
    expect(received).toHaveLength(STRANGERS);
    expect(Math.max(...received)).toBeLessThan(UNREAD_BYTES);
  },
);

test('a form that a visitor sends in pieces is refused unread, since it does not say how long it is', async () => {
  const { port, received } = await startServer();
  const socket = await opened(port);
  socket.write(inPieces('POST', '/api/messages') + piece(SENT_BYTES));
  expect(await statusOf(socket)).toBe(411);
  expect(Math.max(...received)).toBeLessThan(UNREAD_BYTES);
});

test('a form that a visitor announces is read up to its limit and no further', async () => {
  const { port, received } = await startServer();
  const socket = await opened(port);
  socket.write(announcing('/api/messages', 2 * SENT_BYTES));
  socket.write(' '.repeat(SENT_BYTES));
  expect(await statusOf(socket)).toBe(413);
  expect(Math.max(...received)).toBeLessThan(UNREAD_BYTES);
});

test('one network has the bytes of twenty documents on their way at once, and the next ones are refused', async () => {
  const { port } = await startServer({ isRemembered: false });
  const waiting = [];
  for (let at = 0; at < 24; at += 1) {
    const socket = await opened(port);
    socket.write(announcing('/api/messages', SENT_BYTES + 1));
    waiting.push({ socket, status: statusOf(socket) });
    socket.write(' '.repeat(SENT_BYTES));
  }
  expect(await Promise.race(waiting.map(({ status }) => status))).toBe(429);
  // One that was complete leaves its room.
  for (const { socket } of waiting) socket.write(' ');
  const statuses = await Promise.all(waiting.map(({ status }) => status));
  expect(statuses.filter((status) => status === 422).length).toBeGreaterThan(0);
  const late = await opened(port);
  late.write(`${announcing('/api/messages', 2)}{}`);
  expect(await statusOf(late)).toBe(422);
});

test('more connections than the server takes are closed at once', async () => {
  const { port } = await startServer({ mostConnections: 3 });
  const held = [await opened(port), await opened(port), await opened(port)];
  const fourth = await opened(port);
  await once(fourth, 'close');
  const [first] = held;
  first?.write('GET /healthz HTTP/1.1\r\nHost: localhost:4173\r\n\r\n');
  expect(first && (await statusOf(first))).toBe(200);
});
