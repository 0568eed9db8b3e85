import { expect, test } from 'vitest';
import { RequestBodies } from '../../src/server/request-bodies';
import { FakeTime } from '../support/fake-time';

/** As long as a document may be, with what travels around it. */
const DOCUMENT = 576 * 1024;
const HALL = { network: '203.0.113.7', personId: null };
const ELSEWHERE = { network: '198.51.100.9', personId: null };
const VAL = { network: HALL.network, personId: 'val' };

function bodies() {
  const time = new FakeTime();
  return { time, bodies: new RequestBodies(time) };
}

/** A request whose body has begun with so many bytes, and does not end before `end`; without a length it comes in pieces. */
function begun(length: number | null, arrived = 0) {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (started) => {
      controller = started;
      if (arrived > 0) started.enqueue(new Uint8Array(arrived));
    },
  });
  const headers: Record<string, string> =
    length === null ? { 'Transfer-Encoding': 'chunked' } : { 'Content-Length': `${length}` };
  const sent = { method: 'POST', body, duplex: 'half', headers } as RequestInit;
  return {
    request: new Request('http://localhost', sent),
    send: (bytes: number) => controller?.enqueue(new Uint8Array(bytes)),
    end: () => controller?.close(),
  };
}

const whole = () =>
  new Request('http://localhost', { method: 'POST', body: '{}', headers: { 'Content-Length': '2' } });
const refusedWith = (status: number) => ({ refusal: expect.objectContaining({ status }) });
const READ = { bytes: expect.anything() };
const settled = () => new FakeTime().advance(0);

test('a crowd behind one network is read at once, since small bodies count little', async () => {
  const { bodies: read } = bodies();
  const crowd = Array.from({ length: 300 }, () => begun(200));
  const reading = crowd.map(({ request }) => read.read(request, HALL));
  expect(await read.read(whole(), HALL)).toMatchObject(READ);
  for (const { end } of crowd) end();
  for (const answer of await Promise.all(reading)) expect(answer).toMatchObject(READ);
});

test.each([200, 1_000])('%s bodies that are announced and never sent stop nobody', async (count) => {
  const { bodies: read } = bodies();
  for (let at = 0; at < count; at += 1) void read.read(begun(DOCUMENT).request, HALL);
  for (const sender of [HALL, ELSEWHERE, VAL]) expect(await read.read(whole(), sender)).toMatchObject(READ);
});

test('of one network twenty documents are here at once, and no more until one ends; others are read', async () => {
  const { bodies: read } = bodies();
  const held = Array.from({ length: 20 }, () => begun(DOCUMENT, DOCUMENT));
  const reading = held.map(({ request }) => read.read(request, HALL));
  await settled();
  expect(await read.read(whole(), HALL)).toEqual(refusedWith(429));
  for (const sender of [ELSEWHERE, VAL]) expect(await read.read(whole(), sender)).toMatchObject(READ);
  held[0]?.end();
  expect(await reading[0]).toMatchObject(READ);
  expect(await read.read(whole(), HALL)).toMatchObject(READ);
});

test('a body that grows beyond the room of its network is given up in the middle', async () => {
  const { bodies: read } = bodies();
  const held = Array.from({ length: 21 }, () => begun(DOCUMENT, 8 * 1024));
  const reading = held.map(({ request }) => read.read(request, HALL));
  await settled();
  for (const { send } of held) send(DOCUMENT - 8 * 1024);
  await settled();
  // There is no room for the last two.
  for (const at of [19, 20]) expect(await reading[at]).toEqual(refusedWith(429));
  for (const { end } of held.slice(0, 19)) end();
  for (const answer of await Promise.all(reading.slice(0, 19))) expect(answer).toMatchObject(READ);
  expect(await read.read(whole(), HALL)).toMatchObject(READ);
});

test('all strangers together have a hundred documents here, and whoever is signed in is read meanwhile', async () => {
  const { bodies: read } = bodies();
  for (let at = 0; at < 100; at += 1)
    void read.read(begun(DOCUMENT, DOCUMENT).request, { network: `network ${at % 20}`, personId: null });
  await settled();
  expect(await read.read(whole(), ELSEWHERE)).toEqual(refusedWith(503));
  expect(await read.read(whole(), VAL)).toMatchObject(READ);
});

test('one person who is signed in does not take the room of others', async () => {
  const { bodies: read } = bodies();
  for (let at = 0; at < 20; at += 1)
    void read.read(begun(DOCUMENT, DOCUMENT).request, { ...VAL, network: `network ${at}` });
  await settled();
  expect(await read.read(whole(), VAL)).toEqual(refusedWith(429));
  for (const sender of [HALL, { ...VAL, personId: 'amy' }])
    expect(await read.read(whole(), sender)).toMatchObject(READ);
});

test.each([
  ['nothing', DOCUMENT, 0],
  ['a part', DOCUMENT, 100_000],
  ['a part of a short one', 200, 100],
  ['a part of one in pieces', null, 100],
] as const)(
  'a body of which %s has come is given up after ten seconds, and its room is free',
  async (_, length, arrived) => {
    const { time, bodies: read } = bodies();
    const held = Array.from({ length: 19 }, () => begun(DOCUMENT, DOCUMENT));
    for (const { request } of held) void read.read(request, VAL);
    const reading = read.read(begun(length, arrived).request, VAL);
    await time.advance(9_999);
    expect(await Promise.race([reading, Promise.resolve('waits')])).toBe('waits');
    await time.advance(1);
    expect(await reading).toEqual(refusedWith(408));
    expect(time.pending).toBe(0);
    for (let at = 0; at < 20; at += 1) expect(await read.read(whole(), VAL)).toMatchObject(READ);
  },
);

test('a slow body is read as long as it goes on', async () => {
  const { time, bodies: read } = bodies();
  const slow = begun(20_000);
  const reading = read.read(slow.request, HALL);
  for (let at = 0; at < 10; at += 1) {
    await time.advance(9_000);
    slow.send(2_000);
  }
  slow.end();
  expect(await reading).toMatchObject({ bytes: { length: 20_000 } });
  expect(time.pending).toBe(0);
});

test('a stranger has to say how long a body is, and who is signed in need not', async () => {
  const { bodies: read } = bodies();
  expect(await read.read(begun(null, 2).request, HALL)).toEqual(refusedWith(411));
  const inPieces = begun(null, 2);
  const reading = read.read(inPieces.request, VAL);
  inPieces.end();
  expect(await reading).toMatchObject({ bytes: { length: 2 } });
});

test.each([
  ['announced', DOCUMENT + 1, 0],
  ['sent', null, DOCUMENT + 1],
] as const)('one that is %s too large is refused', async (_, length, arrived) => {
  const { bodies: read } = bodies();
  expect(await read.read(begun(length, arrived).request, VAL)).toEqual(refusedWith(413));
  expect(await read.read(begun(length, arrived).request, VAL, 10)).toEqual(refusedWith(413));
});
