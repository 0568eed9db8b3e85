import { expect, test } from 'vitest';
import { addressReader } from '../../src/composition/server/address-reader';
import { honoApp } from '../../src/server/hono-app';
import { RecordingLogger } from '../support/recording-logger';

const SOCKET = { socket: { remoteAddress: '10.0.0.1' } };

/** The address that a call counts under. */
async function addressOf(
  header: string | null,
  headers: Readonly<Record<string, string>>,
  path = '/api/session',
) {
  const logger = new RecordingLogger();
  const read = addressReader(header, logger);
  const app = honoApp([], async (request) => new Response(read(request)));
  const request = new Request(`http://localhost${path}`, { headers });
  const call = async () => (await app(request, { incoming: SOCKET })).text();
  await call();
  return { address: await call(), warnings: logger.entries.length };
}

test('without a proxy the socket’s address counts, whatever a caller writes', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  expect(await addressOf(null, headers)).toEqual({ address: '10.0.0.1', warnings: 0 });
});

test('behind a proxy the last address counts, which the proxy wrote', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' };
  expect(await addressOf('x-forwarded-for', headers)).toEqual({ address: '203.0.113.7', warnings: 0 });
});

test.each(['', 'unknown', '203.0.113.7, me', '203.0.113.7:443', '1.2.3'])(
  'a call whose header says %j counts under the socket’s address, and the log says so once',
  async (value) => {
    const headers = { 'x-forwarded-for': value };
    expect(await addressOf('x-forwarded-for', headers)).toEqual({ address: '10.0.0.1', warnings: 1 });
  },
);

test('a probe that comes past the proxy is nothing to warn of', async () => {
  expect(await addressOf('x-forwarded-for', {}, '/readyz')).toEqual({ address: '10.0.0.1', warnings: 0 });
});
