import { expect, test } from 'vitest';
import { RequestBodies } from '../../src/server/request-bodies';

const HALL = '203.0.113.7';

/** A request whose body does not end before `end`; without a length it comes in pieces. */
function begun(length?: number) {
  let end = () => {};
  const body = new ReadableStream({
    start: (controller) => {
      end = () => controller.close();
    },
  });
  const request = new Request('http://localhost', {
    method: 'POST',
    body,
    duplex: 'half',
    headers: length === undefined ? {} : { 'Content-Length': `${length}` },
  } as RequestInit);
  return { request, end: () => end() };
}

const whole = () =>
  new Request('http://localhost', { method: 'POST', body: '{}', headers: { 'Content-Length': '2' } });
const refusedWith = (status: number) => ({ refusal: expect.objectContaining({ status }) });

test('a crowd behind one network is read at once, since small bodies count little', async () => {
  const bodies = new RequestBodies();
  const crowd = Array.from({ length: 300 }, () => begun(200));
  const reading = crowd.map(({ request }) => bodies.read(request, HALL));
  expect(await bodies.read(whole(), HALL)).toMatchObject({ bytes: expect.anything() });
  for (const { end } of crowd) end();
  for (const read of await Promise.all(reading)) expect(read).toMatchObject({ bytes: expect.anything() });
});

test.each([
  ['as long as a document', 576 * 1024],
  ['of no announced length', undefined],
] as const)('a network has twenty bodies %s on their way, and no more until one ends', async (_, length) => {
  const bodies = new RequestBodies();
  const held = Array.from({ length: 20 }, () => begun(length));
  const reading = held.map(({ request }) => bodies.read(request, HALL));
  expect(await bodies.read(whole(), HALL)).toEqual(refusedWith(429));
  expect(await bodies.read(whole(), '198.51.100.9')).toMatchObject({ bytes: expect.anything() });
  held[0]?.end();
  await reading[0];
  expect(await bodies.read(whole(), HALL)).toMatchObject({ bytes: expect.anything() });
});

test('all networks together have two hundred of them', async () => {
  const bodies = new RequestBodies();
  for (let at = 0; at < 200; at += 1) void bodies.read(begun().request, `network ${at % 20}`);
  expect(await bodies.read(whole(), HALL)).toEqual(refusedWith(503));
});
