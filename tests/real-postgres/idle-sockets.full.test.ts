// Strangers who open connections to the built server and send nothing, or not all of it. On loopback, 220 sockets at most.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { aContactMessage } from '../support/contact-builder';
import { hasPostgres, newDatabase, openForTests } from '../support/real-postgres';
import { PUBLIC_URL, ServerProcess } from '../support/server-process';
import { FORM_SIGNS } from '../support/server-routes';
import { signedInAdmin } from '../support/signed-in-admin';

const IDLE = 220;
/** As long as a document may be, with what travels around it. */
const DOCUMENT = 576 * 1024;
const MESSAGES = `/api/messages${FORM_SIGNS}`;

/** The head of a form that a stranger sends, without its body. */
function head(more: readonly string[]): string {
  const lines = [`POST ${MESSAGES} HTTP/1.1`, 'Host: localhost:4173', `Origin: ${PUBLIC_URL}`];
  return [...lines, 'Content-Type: application/json', ...more, '', ''].join('\r\n');
}

/** Opens a connection and sends this; `answer` is what came until the server closed it. */
async function open(
  address: string,
  sent: string,
): Promise<{ readonly answer: Promise<string>; readonly socket: Socket }> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  let text = '';
  socket.setEncoding('utf8').on('data', (piece: string) => {
    text += piece;
  });
  socket.on('error', () => {});
  const answer = once(socket, 'close').then(() => text);
  await once(socket, 'connect');
  socket.write(sent);
  return { answer, socket };
}

describe.skipIf(!hasPostgres)('the built server', () => {
  const start = async () => {
    const url = await newDatabase();
    const server = await ServerProcess.start(url, { TRUSTED_PROXY: 'x-forwarded-for' });
    return { server, database: openForTests(url) };
  };

  test('220 connections that announce a document and send nothing stop no write, and are closed after ten seconds', async () => {
    const { server, database } = await start();
    const cookie = await signedInAdmin(database, server);
    // From many networks, since one has twenty tries at a form in ten minutes.
    const idle = await Promise.all(
      Array.from({ length: IDLE }, (_, at) => {
        const network = `X-Forwarded-For: 203.0.113.${Math.floor(at / 10) + 1}`;
        return open(server.address, head([network, `Content-Length: ${DOCUMENT}`]));
      }),
    );
    expect(await server.status(MESSAGES, { method: 'POST', body: aContactMessage() })).toBe(204);
    const rename = { method: 'POST', cookie, body: { name: 'Avery Admin' } };
    expect(await server.status('/api/account/rename', rename)).toBeLessThan(300);
    const answers = await Promise.all(idle.map(({ answer }) => answer));
    expect(answers.filter((answer) => !answer.startsWith('HTTP/1.1 408 '))).toEqual([]);
    expect(await server.status('/readyz')).toBe(200);
  });

  test('a body that does not say how long it is is refused unread', async () => {
    const { server } = await start();
    const { answer } = await open(server.address, head(['Transfer-Encoding: chunked', 'Connection: close']));
    expect(await answer).toMatch(/^HTTP\/1\.1 411 /);
  });
});
