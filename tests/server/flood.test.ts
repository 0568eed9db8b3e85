import { expect, inject, test } from 'vitest';
import { aContactMessage } from '../support/contact-builder';
import { FORM_SIGNS } from '../support/server-routes';
import { anyDatabase } from '../support/test-database';
import { TestServer } from '../support/test-server';

const SENT = inject('fullMatrix') ? 10_000 : 1_000;
const AT_ONCE = 100;
/** What form-routes.ts takes from one address within ten minutes. */
const TAKEN = 20;
const { empty } = await anyDatabase();

test('a flood of messages from one address: twenty are kept, each other one is refused, and others are served meanwhile', async () => {
  const database = await empty();
  let address = '203.0.113.7';
  const server = new TestServer(database, {}, () => address);
  const send = (message: string) =>
    server.browser()(`/api/messages${FORM_SIGNS}`, {
      method: 'POST',
      body: JSON.stringify(aContactMessage({ message })),
      headers: { 'Content-Type': 'application/json' },
    });
  const statuses = new Map<number, number>();
  const kept: string[] = [];
  for (let first = 0; first < SENT; first += AT_ONCE) {
    const texts = Array.from({ length: AT_ONCE }, (_, at) => `Message ${first + at}.`);
    const answers = await Promise.all(texts.map(send));
    answers.forEach(({ status }, at) => {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 204) kept.push(texts[at] ?? '');
    });
  }
  expect([...statuses].sort()).toEqual([
    [204, TAKEN],
    [429, SENT - TAKEN],
  ]);

  const stored = await database.selectFrom('contact_message').select('message').execute();
  expect(stored.map(({ message }) => message).sort()).toEqual(kept.sort());
  // Nothing is kept of those that were refused, save what they count as: in ten minutes, in a day, as the first, and of all networks.
  expect(await database.selectFrom('rate_count').select('key').execute()).toHaveLength(5);
  expect(await database.selectFrom('outbox_mail').select('id').execute()).toEqual([]);

  address = '198.51.100.9';
  expect((await send('From somebody else.')).status).toBe(204);
  expect((await server.request('/readyz')).status).toBe(200);
  address = '203.0.113.7';
  await server.time.advance(10 * 60_000);
  expect((await send('Ten minutes later.')).status).toBe(204);
}, 60_000);

test.each(['/api/messages', '/api/gifts', '/api/pickups'])(
  'one address has twenty tries at %s, and another one its own',
  async (path) => {
    let address = '203.0.113.7';
    const server = new TestServer(await empty(), {}, () => address);
    const statuses = async (times: number) => {
      const found = [];
      for (let time = 0; time < times; time += 1) {
        const headers = { 'Content-Type': 'application/json' };
        found.push((await server.browser()(path, { method: 'POST', body: '{}', headers })).status);
      }
      return found;
    };
    expect(await statuses(TAKEN + 1)).toEqual([...Array.from({ length: TAKEN }, () => 422), 429]);
    address = '198.51.100.1';
    expect(await statuses(1)).toEqual([422]);
  },
);
