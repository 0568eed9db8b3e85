import { expect, test } from 'vitest';
import { publishedImageLibrary } from '../../../src/adapters/published/published-image-library';
import type { ImageLibrary } from '../../../src/core/content/pictures/image-library.port';
import { imageLibraryContract } from '../../contracts/image-library.contract';
import { FakeTime } from '../../support/fake-time';
import { InMemoryImageLibrary } from '../../support/in-memory/in-memory-image-library';
import { pngOf } from '../../support/picture-bytes';

const PUBLISHED = `picture:${'a'.repeat(64)}`;
const ADDRESS = '/site/pictures/a.png';
const FILES = { [PUBLISHED]: { address: ADDRESS, copies: { 640: '/site/pictures/a-640.png' } } } as const;
const own = () => new InMemoryImageLibrary(crypto.subtle, new FakeTime());

function libraryAnswered(fetch: () => Promise<Response>): ImageLibrary {
  return publishedImageLibrary(own(), FILES, fetch);
}

imageLibraryContract('PublishedImageLibrary', () => ({
  library: libraryAnswered(async () => new Response(null, { status: 404 })),
  shows: async (address) => /^(blob|data):/.test(address),
}));

test('a published picture is shown from its file, and read from there', async () => {
  const asked: string[] = [];
  const library = publishedImageLibrary(own(), FILES, async (address) => {
    asked.push(address);
    return new Response(pngOf(4, 3), { headers: { 'Content-Type': 'application/octet-stream' } });
  });
  expect(await library.urlFor(PUBLISHED)).toBe(ADDRESS);
  expect(await library.read(PUBLISHED)).toEqual({
    ok: true,
    value: { bytes: pngOf(4, 3), type: 'image/png' },
  });
  expect(asked).toEqual([ADDRESS]);
});

test('a smaller copy is read from its own file, and one that was not published is not asked for', async () => {
  const asked: string[] = [];
  const library = publishedImageLibrary(own(), FILES, async (address) => {
    asked.push(address);
    return new Response(pngOf(640, 3));
  });
  const copy = { bytes: pngOf(640, 3), type: 'image/png' };
  expect(await library.read(PUBLISHED, 640)).toEqual({ ok: true, value: copy });
  expect(await library.read(PUBLISHED, 1280)).toEqual({ ok: true, value: null });
  expect(asked).toEqual(['/site/pictures/a-640.png']);
});

test('what was uploaded here is not fetched', async () => {
  const library = libraryAnswered(() => Promise.reject(new Error('asked')));
  const stored = await library.put({ bytes: pngOf(1, 1), type: 'image/png' });
  if (!stored.ok) throw new Error(stored.failure.code);
  expect(await library.read(stored.value)).toMatchObject({ ok: true, value: { type: 'image/png' } });
});

test.each([
  ['gone', async () => new Response('Not found', { status: 404 }), { ok: true, value: null }],
  ['answered with a page', async () => new Response('<!doctype html>'), { ok: true, value: null }],
  [
    'refused',
    async () => new Response(null, { status: 503 }),
    { ok: false, failure: { code: 'unavailable' } },
  ],
  [
    'out of reach',
    () => Promise.reject(new TypeError('offline')),
    { ok: false, failure: { code: 'unavailable' } },
  ],
])('a published file that is %s', async (_case, fetch, answer) => {
  expect(await libraryAnswered(fetch).read(PUBLISHED)).toEqual(answer);
});
