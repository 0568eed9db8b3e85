// Addresses that no page of the site has, sent by hand: outside of '/api' nobody reads JSON.
import { expect, test } from 'vitest';
import type { SiteFile } from '../../src/server/site-files';
import { anyDatabase } from '../support/test-database';
import { TestServer } from '../support/test-server';

const { empty } = await anyDatabase();
const page: SiteFile = {
  body: new TextEncoder().encode('<p>Nothing is here</p>'),
  type: 'text/html; charset=utf-8',
  tag: 'page',
  cacheControl: 'no-cache',
  isUnknown: true,
};
const server = new TestServer(await empty(), { site: { find: () => page } });

test.each([
  '/events/..%2f..%2fetc%2fpasswd',
  '/events/%2e%2e%2fevents.ics',
  '/calendar/..%2fsecret.ics',
  `/pictures/${'a'.repeat(64)}%2f..`,
  '/pictures/..%5c..%5cwin.ini',
  '/healthz%00',
  '/dashboard//home',
  '/login/%ff',
  '/%',
  '/%c0%ae%c0%ae/',
])('%s is answered with the site’s page of unknown paths', async (path) => {
  const answer = await server.request(path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  expect(await answer.text()).toBe('<p>Nothing is here</p>');
});

test.each([`/pictures/${'a'.repeat(64)}`, '/events/nothing.ics', `/calendar/${'x'.repeat(43)}.ics`])(
  '%s is missing as a file is',
  async (path) => {
    const answer = await server.request(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/plain; charset=UTF-8']);
    expect(await answer.text()).toBe('Not found\n');
  },
);

test.each(['/api/nothing', '/api/..%2fevents', '/api/gifts/%00', '/api//gifts', '/api/%'])(
  '%s is answered in JSON, as every call is',
  async (path) => {
    const answer = await server.request(path);
    expect([answer.status, await answer.json()]).toEqual([404, { code: 'not-found' }]);
  },
);
