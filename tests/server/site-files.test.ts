import { expect, test } from 'vitest';
import { responseOf } from '../../src/server/http';
import { type BuiltSite, type SiteFile, SiteFiles } from '../../src/server/site-files';

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
const UNKNOWN: SiteFile = { ...PAGE, isUnknown: true };
const SCRIPT: SiteFile = {
  body: bytes('let a;'),
  type: 'text/javascript; charset=utf-8',
  tag: 'def',
  cacheControl: 'public, max-age=31536000, immutable',
  isUnknown: false,
};

const site: BuiltSite = {
  find: (path) => {
    if (path === '/assets/gone.js') return null;
    if (path === '/assets/a.js') return SCRIPT;
    return path === '/' ? PAGE : UNKNOWN;
  },
};
const files = new SiteFiles(site, { 'X-Frame-Options': 'DENY' });
const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  responseOf(files.answerUnknown(new Request(`http://localhost${path}`, { headers, method })));

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

test.each([
  '/events/..%2f..%2fetc%2fpasswd',
  '/login/%2e%2e%2f',
  '/a%5c..%5cb',
  '/a%00',
  '/a//b',
  '/%ff',
  '/%',
])('%s is answered with the page of unknown paths, as 404', async (path) => {
  const odd = (method: string, headers = {}) =>
    responseOf(files.answerOdd(new Request(`http://localhost${path}`, { method, headers })));
  const answer = odd('GET', { 'If-None-Match': '*' });
  expect([answer.status, await answer.text()]).toEqual([404, '<p>plain</p>']);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  expect([odd('HEAD').status, await odd('HEAD').text()]).toEqual([404, '']);
  expect([odd('POST').status, odd('POST').headers.get('content-type')]).toEqual([
    404,
    'text/plain; charset=UTF-8',
  ]);
});

test('every answer carries the headers of the site', async () => {
  for (const path of ['/', '/assets/a.js', '/nowhere'])
    expect((await get(path)).headers.get('x-frame-options')).toBe('DENY');
  const same = await get('/', { 'If-None-Match': '*' });
  expect([same.status, same.headers.get('x-frame-options')]).toEqual([304, 'DENY']);
});

test('pages and files are answered at once, and everything else is left to the routes', async () => {
  const answer = (path: string, method = 'GET') => {
    const file = files.answer(new Request(`http://localhost:4173${path}`, { method }));
    return file && responseOf(file);
  };
  expect(await answer('/')?.text()).toBe('<p>plain</p>');
  expect(await answer('/?from=mail#top')?.text()).toBe('<p>plain</p>');
  expect(await answer('/', 'HEAD')?.text()).toBe('');
  expect(await answer('/assets/a.js')?.text()).toBe('let a;');
  for (const path of ['/nowhere', '/api/content', '/assets/gone.js', '/a%2f..', '/a//b', '/%', '/a%00'])
    expect(answer(path)).toBeNull();
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'])
    expect(answer('/', method)).toBeNull();
});
