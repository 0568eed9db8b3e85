import { expect, test } from 'vitest';
import { type SiteFile, siteFiles } from '../../src/server/site-files';

const bytes = (text: string) => new TextEncoder().encode(text);

const PAGE: SiteFile = {
  body: bytes('<p>plain</p>'),
  brotli: bytes('brotli'),
  gzip: bytes('gzip'),
  type: 'text/html; charset=utf-8',
  tag: 'abc',
  cacheControl: 'no-cache',
  isUnknown: false,
};
const SCRIPT: SiteFile = {
  body: bytes('let a;'),
  type: 'text/javascript; charset=utf-8',
  tag: 'def',
  cacheControl: 'public, max-age=31536000, immutable',
  isUnknown: false,
};

const app = siteFiles({
  find: (path) => {
    if (path === '/assets/gone.js') return null;
    if (path === '/assets/a.js') return SCRIPT;
    return path === '/' ? PAGE : { ...PAGE, isUnknown: true };
  },
});
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(path, { headers, method });

test.each([
  ['gzip, deflate, br', 'br', 'brotli'],
  ['gzip;q=0.8, br;q=0', 'gzip', 'gzip'],
  ['br; q=0.0, gzip', 'gzip', 'gzip'],
  ['deflate', null, '<p>plain</p>'],
  ['brotli', null, '<p>plain</p>'],
  ['', null, '<p>plain</p>'],
])('whoever accepts "%s" gets it as %s', async (accepted, encoding, text) => {
  const response = await get('/', { 'Accept-Encoding': accepted });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(await response.text()).toBe(text);
});

test('a page is asked for again each time, and answered with 304 while it is the same', async () => {
  const first = await get('/', { 'Accept-Encoding': 'br' });
  expect(first.headers.get('cache-control')).toBe('no-cache');
  const tag = first.headers.get('etag') ?? '';
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    const again = await get('/', { 'Accept-Encoding': 'br', 'If-None-Match': known });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('etag')).toBe(tag);
  }
  // The same page in another encoding has other bytes.
  expect((await get('/', { 'Accept-Encoding': 'gzip', 'If-None-Match': tag })).status).toBe(200);
});

test('a file with a hash in its name is kept for a year', async () => {
  const response = await get('/assets/a.js');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
});

test('HEAD is answered as GET is, without the body', async () => {
  const response = await get('/', {}, 'HEAD');
  expect([response.status, await response.text()]).toEqual([200, '']);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
});

test('an unknown path asks search engines to forget it, and a file that is gone is missing', async () => {
  expect((await get('/nowhere')).headers.get('x-robots-tag')).toBe('noindex');
  expect((await get('/')).headers.get('x-robots-tag')).toBeNull();
  expect((await get('/assets/gone.js')).status).toBe(404);
});
