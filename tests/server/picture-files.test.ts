import { expect, test } from 'vitest';
import type { PictureFiles } from '../../src/core/content/pictures/image-library.port';
import { ok } from '../../src/core/shared/result';
import { CACHED_PICTURE_BYTES, PICTURE_READS_AT_ONCE } from '../../src/server/content/picture-cache';
import { anyDatabase } from '../support/test-database';
import { TestServer } from '../support/test-server';

const { empty } = await anyDatabase();
const database = await empty();
const HASH = 'a'.repeat(64);
const hashOf = (count: number) => count.toString(16).padStart(64, '0');
const MEGABYTE = 1024 * 1024;
/** The bytes of every picture, again and again. */
const PATTERN = Uint8Array.from({ length: 251 }, (_, at) => at);

/** A server with pictures of `length` bytes at every address; `asked` are the questions that the database got. */
function setUp(length = 5 * MEGABYTE) {
  const bytes = new Uint8Array(Buffer.alloc(length, PATTERN));
  const asked: string[] = [];
  const state = { isHeld: true, running: 0, most: 0 };
  const ask = async (question: string) => {
    asked.push(question);
    state.running += 1;
    state.most = Math.max(state.most, state.running);
    // Others come meanwhile.
    await new Promise((resolve) => setImmediate(resolve));
    state.running -= 1;
  };
  const files: PictureFiles = {
    read: async (ref, width) => {
      await ask(`read ${ref.slice(-2)}${width ?? ''}`);
      return ok(state.isHeld ? { bytes, type: 'image/jpeg' } : null);
    },
    head: async (ref, width) => {
      await ask(`head ${ref.slice(-2)}${width ?? ''}`);
      return ok(state.isHeld ? { type: 'image/jpeg', length } : null);
    },
  };
  const library = { ...files, put: async () => ok(''), putCopy: async () => ok(undefined) };
  const server = new TestServer(database, { imageLibrary: library });
  const get = async (path = `/pictures/${HASH}`, headers: Record<string, string> = {}, method = 'GET') =>
    server.request(path, { method, headers });
  return { bytes, asked, state, server, get };
}

const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

test('200 who ask for a picture at the same moment cost one read, and those who come later none', async () => {
  const { bytes, asked, get } = setUp(100_000);
  const answers = await Promise.all(Array.from({ length: 200 }, () => get()));
  for (const answer of answers)
    expect([answer.status, (await bytesOf(answer)).length]).toEqual([200, bytes.length]);
  expect(Buffer.compare(await bytesOf(await get()), bytes)).toBe(0);
  expect(asked).toEqual(['read aa']);
});

test('of many pictures that are asked for at once the database is asked for few at a time', async () => {
  const { asked, state, get } = setUp(1_000);
  const calls = Array.from({ length: 100 }, (_, at) =>
    get(`/pictures/${hashOf(at)}`, {}, at % 2 ? 'GET' : 'HEAD'),
  );
  for (const { status } of await Promise.all(calls)) expect(status).toBe(200);
  expect([asked.length, state.most]).toEqual([100, PICTURE_READS_AT_ONCE]);
});

test('a reader who is slow, or does not read at all, holds no place at the database', async () => {
  const { asked, state, get } = setUp();
  const slow = await Promise.all(Array.from({ length: 50 }, (_, at) => get(`/pictures/${hashOf(at % 5)}`)));
  expect([asked.length, state.running]).toEqual([5, 0]);
  expect((await get('/pictures/'.concat('b'.repeat(64)))).status).toBe(200);
  for (const { body } of slow) await body?.cancel();
});

test('a browser that has the picture is told so without a look at it', async () => {
  const { asked, get } = setUp();
  const tag = `"${HASH}"`;
  for (const [known, method] of [
    [tag, 'GET'],
    [`"x", W/${tag}`, 'GET'],
    [tag, 'HEAD'],
  ] as const) {
    const answer = await get(undefined, { 'If-None-Match': known }, method);
    expect([answer.status, answer.headers.get('etag'), await answer.text()]).toEqual([304, tag, '']);
  }
  expect((await get(`/pictures/${HASH}/640`, { 'If-None-Match': `"${HASH}-640"` })).status).toBe(304);
  expect(asked).toEqual([]);
  expect((await get(`/pictures/${HASH}/640`, { 'If-None-Match': tag })).status).toBe(200);
  expect((await get(undefined, { 'If-None-Match': '*' })).status).toBe(304);
});

test('the length is told without the bytes being read', async () => {
  const { bytes, asked, get } = setUp();
  const head = await get(undefined, {}, 'HEAD');
  expect([head.status, head.headers.get('content-length'), head.headers.get('content-type')]).toEqual([
    200,
    String(bytes.length),
    'image/jpeg',
  ]);
  expect([await head.text(), asked]).toEqual(['', ['head aa']]);
  await get();
  expect((await get(undefined, {}, 'HEAD')).headers.get('content-length')).toBe(String(bytes.length));
  expect(asked).toEqual(['head aa', 'read aa']);
});

test.each([
  ['bytes=0-0', 0, 0],
  ['bytes=10-19', 10, 19],
  ['bytes=999990-', 999_990, 999_999],
  ['bytes=-5', 999_995, 999_999],
  ['bytes=-2000000', 0, 999_999],
  ['bytes=500000-9999999', 500_000, 999_999],
])('%s is answered from memory', async (range, first, last) => {
  const { bytes, asked, get } = setUp(1_000_000);
  await get();
  const part = await get(undefined, { Range: range });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes ${first}-${last}/1000000`]);
  expect(part.headers.get('content-length')).toBe(String(last - first + 1));
  expect(Buffer.compare(await bytesOf(part), bytes.subarray(first, last + 1))).toBe(0);
  expect(asked).toEqual(['read aa']);
});

test.each(['bytes=0-1,5-6', 'bytes=5-2', 'bytes=-', 'lines=1-2', 'bytes=a-b'])(
  '%s gets everything',
  async (range) => {
    const { get } = setUp(100);
    const whole = await get(undefined, { Range: range });
    expect([whole.status, whole.headers.get('content-length')]).toEqual([200, '100']);
  },
);

test('a range behind the end is refused, and one of another version gets everything', async () => {
  const { get } = setUp(100);
  for (const range of ['bytes=100-', 'bytes=100-200', 'bytes=-0']) {
    const refused = await get(undefined, { Range: range });
    expect([refused.status, refused.headers.get('content-range')]).toEqual([416, 'bytes */100']);
  }
  expect((await get(undefined, { Range: 'bytes=0-1', 'If-Range': '"other"' })).status).toBe(200);
  expect((await get(undefined, { Range: 'bytes=0-1', 'If-Range': `"${HASH}"` })).status).toBe(206);
});

test('the memory has a bound in bytes, and keeps what was asked for last', async () => {
  const { asked, get } = setUp(16 * MEGABYTE);
  const room = CACHED_PICTURE_BYTES / (16 * MEGABYTE);
  for (let at = 0; at < room; at += 1) await get(`/pictures/${hashOf(at)}`);
  await get(`/pictures/${hashOf(0)}`);
  await get(`/pictures/${hashOf(room)}`);
  await get(`/pictures/${hashOf(0)}`);
  expect(asked).toHaveLength(room + 1);
  // This one had to go.
  await get(`/pictures/${hashOf(1)}`);
  expect(asked).toHaveLength(room + 2);
});

test('a picture that was removed is gone after half a minute; one that is there is not read again', async () => {
  const { asked, state, server, get } = setUp();
  await get();
  await server.time.advance(29_999);
  await get();
  expect(asked).toEqual(['read aa']);
  await server.time.advance(1);
  expect((await Promise.all(Array.from({ length: 50 }, () => get()))).every(({ ok }) => ok)).toBe(true);
  expect(asked).toEqual(['read aa', 'head aa']);
  state.isHeld = false;
  await server.time.advance(30_000);
  expect((await get()).status).toBe(404);
  expect((await get()).status).toBe(404);
  expect(asked).toEqual(['read aa', 'head aa', 'head aa', 'read aa']);
});

test('an unknown picture is looked for each time, since it may be uploaded any moment', async () => {
  const { state, get } = setUp();
  state.isHeld = false;
  expect([(await get()).status, (await get(undefined, {}, 'HEAD')).status]).toEqual([404, 404]);
  state.isHeld = true;
  expect((await get()).status).toBe(200);
});
